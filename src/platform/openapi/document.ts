import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger';
import { z } from 'zod';
import { Problem } from '../problems/problem.schema';
import { completeReading, ifNoneMatch, notModified } from './readings';
import { type Chapter, habitsOf, tagOf, tagsOf } from './chapters';
import { concise, type Words, wordSchemas } from './concise';
import { addResponseHeaders, responseHeaders } from './response-headers';
import { shareParameters } from './shared-parameters';
import type { Operation } from './operation';
import { completeOperation, ProblemResponses } from './problem-responses';
import type { INestApplication } from '@nestjs/common';
import type { OpenAPIObject } from '@nestjs/swagger';

/** What the document says of the service as a whole. */
export interface ApiTitle {
  readonly title: string;
  readonly description: string;
  readonly version: string;
  readonly license: string;
  /** Its tags, and which of them are read together. */
  readonly chapters: readonly Chapter[];
  /** The names of all tags in the order in which a newcomer reads. */
  readonly order: readonly string[];
  /** Lists of words that stand under a name of their own. */
  readonly words: Words;
}

/** What the service sends by itself, beside what it answers. */
export interface ApiMessages {
  /** The calls that it makes, by name. */
  readonly webhooks: Readonly<Record<string, WebhookCall>>;
  /** Schemas that stand in the document by name, though no operation refers to them. */
  readonly schemas: readonly z.ZodType[];
}

/** A call that the service makes: a POST of JSON. */
interface WebhookCall {
  readonly summary: string;
  readonly description: string;
  readonly body: z.ZodType;
  /** Header names, each with what it holds. */
  readonly headers: Readonly<Record<string, string>>;
  /** What an answer means, by its status. */
  readonly answers: Readonly<Record<string, string>>;
}

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

/**
 * The OpenAPI 3.1 document of an application, made from the schemas of its controllers.
 * Two different schemas with one `id` are a broken program and throw.
 */
export function describeApi(app: INestApplication, about: ApiTitle, sent: ApiMessages): OpenAPIObject {
  const convert = converter();
  const draft = SwaggerModule.createDocument(app, header(about), {
    autoTagControllers: false,
    standardSchemaConverter: (schema, { schemaType }) =>
      schema instanceof z.ZodType ? convert(schema, schemaType) : undefined,
  });
  const problems = new ProblemResponses();
  const operations: Operation[] = [];
  for (const [path, item] of Object.entries(draft.paths)) {
    for (const method of methods) {
      const operation = item[method];
      if (operation === undefined) continue;
      completeOperation(operation, problems);
      if (method === 'get') completeReading(operation);
      operation.tags = [tagOf(path, about.chapters)];
      operation.description = [operation.description, habitsOf(method, path, operation)].filter(Boolean).join('\n\n');
      addResponseHeaders(operation);
      operations.push(operation);
    }
  }
  const parameters = shareParameters(operations);
  const calls = Object.entries(sent.webhooks);
  const extra = [Problem, ...sent.schemas, ...calls.map(([, { body }]) => body)];
  const more = extra.map((schema) => convert(schema, 'output').components);
  const schemas = Object.assign({}, draft.components?.schemas, ...more) as Components;
  const webhooks: Readonly<Record<string, object>> = Object.fromEntries(
    calls.map(([name, call]) => [name, { post: webhookOf(name, call, convert) }]),
  );
  const components = {
    ...draft.components,
    schemas,
    responses: { ...problems.all(), NotModified: notModified },
    headers: responseHeaders,
    parameters: { ...parameters, IfNoneMatch: ifNoneMatch },
  };
  const { tags, groups } = tagsOf(about.chapters, about.order);
  const whole = { ...draft, tags, 'x-tagGroups': groups, webhooks, components };
  return named(concise(whole, about.words) as OpenAPIObject, about.words);
}

/** The document with the words under their names; another schema of such a name is a broken program and throws. */
function named(document: OpenAPIObject, words: Words): OpenAPIObject {
  for (const name of Object.keys(words)) {
    const known = document.components?.schemas?.[name];
    const isTheWord = known === undefined || ('$ref' in known && known.$ref.endsWith(`/${name}`));
    if (!isTheWord) throw new Error(`A schema and a list of words are both called ${name}.`);
  }
  const schemas = { ...document.components?.schemas, ...wordSchemas(words) };
  return { ...document, components: { ...document.components, schemas } } as OpenAPIObject;
}

/** A call as the document describes it. */
function webhookOf(
  operationId: string,
  { summary, description, body, headers, answers }: WebhookCall,
  convert: ReturnType<typeof converter>,
) {
  return {
    operationId,
    summary,
    description,
    security: [],
    parameters: Object.entries(headers).map(([name, holds]) => {
      return { name, in: 'header', required: true, description: holds, schema: { type: 'string' } };
    }),
    requestBody: { required: true, content: { 'application/json': { schema: convert(body, 'output').schema } } },
    responses: Object.fromEntries(Object.entries(answers).map(([status, means]) => [status, { description: means }])),
  };
}

function header({ title, description, version, license }: ApiTitle) {
  return new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle(title)
    .setDescription(description)
    .setVersion(version)
    .setLicense(license, 'https://opensource.org/license/mit')
    .addServer('/')
    .addBearerAuth(
      { type: 'http', scheme: 'bearer', bearerFormat: 'opaque', description: 'A key of the service.' },
      'key',
    )
    .build();
}

type Components = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>;

const target = 'draft-2020-12';

function referringToComponents(schema: z.core.JSONSchema.JSONSchema): z.core.JSONSchema.JSONSchema {
  const text = JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/');
  return JSON.parse(text) as z.core.JSONSchema.JSONSchema;
}

function converter() {
  const seen = new Map<string, string>();
  return (schema: z.ZodType, io: 'input' | 'output') => {
    const { $schema: _, $defs = {}, ...body } = referringToComponents(z.toJSONSchema(schema, { target, io }));
    for (const [id, definition] of Object.entries($defs)) {
      const text = JSON.stringify(definition);
      if ((seen.get(id) ?? text) !== text) throw new Error(`Two schemas are called ${id}.`);
      seen.set(id, text);
    }
    return { schema: body, components: $defs as Components };
  };
}
