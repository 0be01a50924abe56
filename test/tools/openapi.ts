import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { OpenAPIObject } from '@nestjs/swagger';
import { Ajv2020 } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { load } from 'js-yaml';

/** An answer as far as the contract speaks of it. */
export interface AnswerFacts {
  readonly method: string;
  /** The path that was asked for, without query. */
  readonly path: string;
  readonly status: number;
  /** Without parameters; empty for an answer without body. */
  readonly mediaType: string;
  /** Parsed JSON, or the text of any other media type. */
  readonly body: unknown;
}

/** Throws when an answer is not what the contract says. */
export type ContractCheck = (answer: AnswerFacts) => void;

const project = path.resolve(__dirname, '../..');

/**
 * The committed contract. Nearly every test file reads it, and YAML is slow to read: the first one leaves it as JSON
 * under the name of its content.
 */
export function committedContract(): OpenAPIObject {
  const yaml = readFileSync(path.join(project, 'openapi.yaml'), 'utf8');
  const folder = path.join(project, 'node_modules/.cache/skat-arbiter');
  const file = path.join(folder, `contract-${createHash('sha256').update(yaml).digest('hex')}.json`);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as OpenAPIObject;
  const contract = load(yaml) as OpenAPIObject;
  mkdirSync(folder, { recursive: true });
  const written = `${file}.${process.pid}`;
  writeFileSync(written, JSON.stringify(contract));
  renameSync(written, file);
  return contract;
}

/** What may be said of a path or method that the contract does not have. */
const outside: ReadonlySet<number> = new Set([400, 404, 405, 414, 429]);

/** Holds answers against a document: operation, status, media type and body. */
export function contractCheck(document: OpenAPIObject): ContractCheck {
  const ajv = addFormats(new Ajv2020({ strict: false, allErrors: true, validateSchema: false })).addSchema(
    document,
    'contract',
  );
  const templates = Object.keys(document.paths)
    .toSorted((a, b) => a.split('{').length - b.split('{').length)
    .map((template) => ({ template, matcher: new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}$`) }));

  const schemaPointer = ({ method, path: asked, status, mediaType }: AnswerFacts): string | undefined => {
    const template = templates.find(({ matcher }) => matcher.test(asked.replace(/(.)\/$/, '$1')))?.template ?? '';
    const responses = document.paths[template]?.[operationName(method)]?.responses;
    if (responses === undefined) {
      if (!outside.has(status)) throw new Error('the contract has no such operation');
      return '#/components/schemas/Problem';
    }
    const response = responses[status];
    if (response === undefined) throw new Error('the contract has no such status');
    const place =
      '$ref' in response
        ? response.$ref
        : pointer('paths', template, operationName(method), 'responses', String(status));
    const { content } = resolve(document, place) as { readonly content?: object };
    if (content === undefined && mediaType === '') return undefined;
    if (!Object.hasOwn(content ?? {}, mediaType)) throw new Error('the contract has no such media type');
    return `${place}${pointer('content', mediaType, 'schema').slice(1)}`;
  };

  return (answer) => {
    try {
      const schema = schemaPointer(answer);
      if (answer.method === 'HEAD' || schema === undefined) return;
      const validate = ajv.getSchema(`contract${schema}`);
      if (!validate?.(answer.body)) throw new Error(ajv.errorsText(validate?.errors));
    } catch (error) {
      const { method, path: asked, status, mediaType, body } = answer;
      throw new Error(`${method} ${asked} answered ${status} ${mediaType} ${JSON.stringify(body)}`, { cause: error });
    }
  };
}

function operationName(method: string): 'get' | 'post' | 'put' | 'patch' | 'delete' {
  return method === 'HEAD' ? 'get' : (method.toLowerCase() as 'get');
}

function pointer(...keys: readonly string[]): string {
  return `#${keys.map((key) => `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')}`;
}

function resolve(document: object, place: string): unknown {
  return place
    .slice(2)
    .split('/')
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], document);
}

/** A parameter of an operation, as far as tests look at it. */
export interface ContractParameter {
  readonly in: string;
  readonly name: string;
  readonly required?: boolean;
  readonly schema?: object;
}

/** The parameters of an operation; repeated ones stand once in the contract, under a name. */
export function parametersOf(
  { parameters = [] }: { readonly parameters?: readonly (ContractParameter | { readonly $ref: string })[] },
  contract: OpenAPIObject,
): readonly ContractParameter[] {
  return parameters.map((one) => ('$ref' in one ? (resolve(contract, one.$ref) as ContractParameter) : one));
}
