import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { ProblemError } from '../problems/problem-error';
import { faultsOf } from './faults';
import { foreignValues } from './foreign-values';
import type { ArgumentMetadata, PipeTransform } from '@nestjs/common';
import type { Fault } from './faults';

const prefixes: Readonly<Partial<Record<ArgumentMetadata['type'], string>>> = { query: '/query', param: '/path' };

/**
 * Checks each `@Body`, `@Query` and `@Param` that names a zod schema, and hands the parsed value on.
 * What does not fit is a problem of 400 or 422 (see `faultsOf`); where both occur, 400 wins.
 */
@Injectable()
export class SchemaPipe implements PipeTransform {
  transform(value: unknown, { schema, type, data }: ArgumentMetadata): unknown {
    if (!(schema instanceof z.ZodType)) return value;
    return checked(schema, value, `${prefixes[type] ?? ''}${data === undefined ? '' : `/${data}`}`);
  }
}

/** The parsed value; what does not fit the schema is thrown as a problem, its pointers under the prefix. */
export function checked<Schema extends z.ZodType>(schema: Schema, value: unknown, prefix = ''): z.output<Schema> {
  const foreign = foreignValues(value, prefix);
  const parsed = schema.safeParse(value);
  if (parsed.success && foreign.length === 0) return parsed.data;
  throw refusal([...foreign, ...(parsed.success ? [] : faultsOf(schema, value, prefix))]);
}

/** The gravest fault names the problem; only its peers of the same status are listed. */
function refusal(faults: readonly Fault[]): ProblemError {
  const status = Math.min(...faults.map(({ kind }) => kind.status));
  const listed = unrepeated(faults.filter(({ kind }) => kind.status === status));
  const [first] = listed;
  if (first === undefined) throw new Error('A value was refused without a fault.');
  return new ProblemError(first.kind, {
    detail: { en: sentence(first, 'en'), de: sentence(first, 'de') },
    errors: listed.map(({ pointer, code, message }) => ({ pointer, code, message })),
  });
}

function sentence({ pointer, message }: Fault, language: 'en' | 'de'): string {
  return pointer === '' ? `${message[language]}.` : `${pointer}: ${message[language]}.`;
}

function unrepeated(faults: readonly Fault[]): readonly Fault[] {
  return faults.filter(
    ({ pointer, code }, index) =>
      faults.findIndex((other) => other.pointer === pointer && other.code === code) === index,
  );
}
