import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger';
import { z } from 'zod';
import { Problem } from '../problems/problem.schema';
import { completeReading, ifNoneMatch, notModified } from './readings';
import { completeOperation, sharedResponses } from './problem-responses';
import type { INestApplication } from '@nestjs/common';
import type { OpenAPIObject } from '@nestjs/swagger';

/** What the document says of the service as a whole. */
export interface ApiTitle {
  readonly title: string;
  readonly description: string;
  readonly version: string;
  readonly license: string;
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
  for (const path of Object.values(draft.paths)) {
    for (const operation of methods.flatMap((method) => path[method] ?? [])) completeOperation(operation);
    if (path.get !== undefined) completeReading(path.get);
  }
  const calls = Object.entries(sent.webhooks);
  const named = [Problem, ...sent.schemas, ...calls.map(([, { body }]) => body)];
  const more = named.map((schema) => convert(schema, 'output').components);
  const schemas = Object.assign({}, draft.components?.schemas, ...more) as Components;
  const webhooks: Readonly<Record<string, object>> = Object.fromEntries(
    calls.map(([name, call]) => [name, { post: webhookOf(name, call, convert) }]),
  );
  const components = {
    ...draft.components,
    schemas,
    responses: { ...sharedResponses(), NotModified: notModified },
    parameters: { IfNoneMatch: ifNoneMatch },
  };
  return { ...draft, webhooks, components } as OpenAPIObject;
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
    .setLicense(license, '')
    .addServer('/')
    .addBearerAuth({ type: 'http', scheme: 'bearer', description: 'A key of the service.' }, 'key')
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
