import { randomUUID } from 'node:crypto';
import type { OpenAPIObject } from '@nestjs/swagger';
import { sealed, type EventLine } from '../../tools/event';
import { parametersOf, type ContractParameter } from '../../tools/openapi';
import { resealed } from '../../tools/planted';
import type { Dice } from './dice';
import { sample, type SampleSource, type Schema } from './sample';
import { mutated, strange } from './strange';

/** A request as it is sent. */
export interface FuzzRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** What was asked with success while the scene was set. */
export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
}

/** What requests are made from. */
export interface Material {
  readonly document: OpenAPIObject;
  readonly asked: readonly Asked[];
  /** Ids that were answered. */
  readonly ids: readonly string[];
  /** Whole events, without their ends. */
  readonly events: readonly (readonly EventLine[])[];
  /** Headers of those who ask. */
  readonly callers: readonly Readonly<Record<string, string>>[];
  /** Versions that were answered. */
  readonly etags: readonly string[];
}

interface Operation {
  readonly method: string;
  readonly template: string;
  readonly parameters: readonly ContractParameter[];
  readonly content: Readonly<Record<string, { readonly schema?: Schema }>>;
}

const methods = ['get', 'put', 'post', 'patch', 'delete'];

/** The next request at any time: of the contract, of what was asked before and changed, or a whole event that somebody has changed. */
export function requestsFrom(material: Material, dice: Dice): () => FuzzRequest {
  const operations = operationsOf(material.document);
  const source: SampleSource = {
    dice,
    ids: material.ids,
    resolve: (ref) => resolve(material.document, ref) as Schema,
  };
  const makers = [
    ...Array.from({ length: 6 }, () => () => fromContract(dice.pick(operations), material, source)),
    ...Array.from({ length: 4 }, () => () => fromAsked(dice.pick(material.asked), material, dice)),
    () => fromEvent(dice.pick(material.events), material, dice),
  ];
  return () => dice.pick(makers)();
}

function operationsOf(document: OpenAPIObject): readonly Operation[] {
  return Object.entries(document.paths).flatMap(([template, item]) =>
    Object.entries(item as Readonly<Record<string, Partial<Operation> & { requestBody?: Operation }>>)
      .filter(([method]) => methods.includes(method))
      .map(([method, operation]) => ({
        method: method.toUpperCase(),
        template,
        parameters: parametersOf(operation, document),
        content: operation.requestBody?.content ?? {},
      })),
  );
}

function fromContract({ method, template, parameters, content }: Operation, material: Material, source: SampleSource) {
  const { dice } = source;
  const path = template.replaceAll(/\{\w+\}/g, () => encodeURIComponent(segment(material, dice)));
  const query = parameters
    .filter((one) => one.in === 'query' && dice.oneIn(2))
    .map(({ name, schema = {} }) => [name, String(dice.oneIn(5) ? strange(dice) : sample(schema as Schema, source))]);
  const search =
    query.length === 0 ? '' : `?${new URLSearchParams(wellFormed(query) as [string, string][]).toString()}`;
  const types = Object.keys(content);
  const headers = headersFor(material, dice);
  if (types.length === 0) return { method, path: path + search, headers };
  const type = dice.pick(types);
  const value = sample(content[type]?.schema ?? {}, source);
  const told = dice.oneIn(3) ? mutated(value, dice) : value;
  const body = type.includes('ndjson') ? linesOf(told, dice) : written(told, dice);
  return {
    method,
    path: path + search,
    headers: { ...headers, 'Content-Type': dice.oneIn(40) ? 'text/csv' : type },
    body,
  };
}

function fromAsked({ method, path, body }: Asked, material: Material, dice: Dice): FuzzRequest {
  const at = dice.oneIn(4) ? path.replace(/[0-9a-f-]{36}/, () => dice.pick(material.ids)) : path;
  const headers = headersFor(material, dice);
  if (body === undefined) return { method, path: at, headers };
  return {
    method,
    path: at,
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: written(mutated(body, dice), dice),
  };
}

/** An event in which one record was changed, with its log and its end written anew. */
function fromEvent(lines: readonly EventLine[], material: Material, dice: Dice): FuzzRequest {
  const at = 1 + dice.below(lines.length - 1);
  const line = structuredClone(lines[at]) as EventLine;
  const changes = [
    () => [{ ...line, record: mutated(line.record, dice) }],
    () => [line, line],
    () => [],
    () => [line, lines[1 + dice.below(lines.length - 1)]],
  ];
  const all = lines.toSpliced(at, 1, ...(dice.pick(changes)() as EventLine[]));
  const seals = dice.oneIn(4) ? sealed : sealedWhole;
  const isImport = dice.oneIn(4);
  const from = String(lines[0]?.['tournament']);
  return {
    method: 'POST',
    path: isImport ? '/v1/tournaments/import' : '/v1/exchange/check',
    headers: { ...material.callers[0], 'Content-Type': 'application/x-ndjson', 'Idempotency-Key': randomUUID() },
    body: seals(isImport ? linesFor(all, from) : all),
  };
}

/** With its log sealed anew as well, where its lines can be. */
function sealedWhole(lines: readonly EventLine[]): string {
  const canBe = lines.every(
    ({ kind, record }) => kind !== 'log-entry' || !Number.isNaN(Date.parse(String(record['at']))),
  );
  return sealed(canBe ? resealed(lines) : lines);
}

/** The same under another id, so that it is no event that is there. */
function linesFor(lines: readonly EventLine[], from: string): readonly EventLine[] {
  return JSON.parse(JSON.stringify(lines).replaceAll(from, randomUUID())) as EventLine[];
}

function segment({ ids }: Material, dice: Dice): string {
  if (dice.oneIn(8)) return String(wellFormed(strange(dice))).slice(0, 120) || '-';
  return dice.oneIn(3) ? dice.pick(['1', '2', 'isko-2022', 'foster', 'standings', 'deals', '0']) : dice.pick(ids);
}

function headersFor({ callers, etags }: Material, dice: Dice): Readonly<Record<string, string>> {
  return {
    ...(dice.oneIn(6) ? dice.pick(callers) : callers[0]),
    ...(dice.oneIn(10) ? {} : { 'Idempotency-Key': dice.oneIn(10) ? 'the-same-again' : randomUUID() }),
    ...(dice.oneIn(3) ? {} : { 'If-Match': dice.pick(etags) }),
    ...(dice.oneIn(10) ? { 'Accept-Language': 'de' } : {}),
    ...(dice.oneIn(30) ? { Accept: 'text/plain' } : {}),
  };
}

function written(value: unknown, dice: Dice): string {
  const text = JSON.stringify(value) ?? '';
  return dice.oneIn(40) ? text.slice(0, dice.below(text.length + 1)) : text;
}

const linesOf = (value: unknown, dice: Dice): string =>
  Array.from({ length: 1 + dice.below(5) }, () => written(value, dice)).join('\n');

const wellFormed = (value: unknown): unknown =>
  JSON.parse((JSON.stringify(value) ?? '""').replaceAll(/\\u[dD][89a-fA-F][0-9a-fA-F]{2}/g, '?'));

function resolve(document: OpenAPIObject, ref: string): unknown {
  return ref
    .slice(2)
    .split('/')
    .reduce<unknown>((value, key) => (value as Record<string, unknown>)[key.replaceAll('~1', '/')], document);
}
