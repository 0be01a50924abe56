import { Injectable } from '@nestjs/common';
import { bytesOf, checked, parseJsonBody, ProblemError, type Language, type Line } from '../../../platform';
import { batchProblems } from './batch.problems';
import { BatchHead } from './batch.schema';
import { Calls } from './calls';

/** What a line asks. */
export interface AskedLine {
  readonly id: string | number | null;
  /** Where the same question is asked alone; undefined where there is no such question. */
  readonly path: string | undefined;
  /** Throws what the question alone would throw. */
  readonly answer: (language: Language) => unknown;
}

/** Reads the lines of a batch. */
@Injectable()
export class BatchService {
  constructor(private readonly calls: Calls) {}

  /** What a line asks; one that is no object is thrown as a problem of 400, and what is wrong in one is thrown by its answer. */
  read(line: Line): AskedLine {
    const { id, head, body } = lineOf(line);
    if (typeof head !== 'string') return { id, path: undefined, answer: head };
    const name = head;
    const call = this.calls.find(name);
    if (call === undefined) return { id, path: undefined, answer: () => this.refuse(name) };
    return {
      id,
      path: `/v1/${name.replaceAll('.', '/')}`,
      answer: (language) => call.ask(checked(call.schema, body), language),
    };
  }

  private refuse(name: string): never {
    const names = this.calls.names().join(', ');
    throw new ProblemError(batchProblems['unknown-call'], {
      detail: { en: `${name} is not one of ${names}.`, de: `${name} ist keiner von ${names}.` },
      errors: [{ pointer: '/call', code: 'not-allowed', message: batchProblems['unknown-call'].title }],
    });
  }
}

function lineOf(line: Line) {
  const value = parseJsonBody(bytesOf(line), '');
  const { body, ...told } = isObject(value) ? value : {};
  const id = BatchHead.shape.id.safeParse(told.id).data ?? null;
  try {
    return { id, head: checked(BatchHead, isObject(value) ? told : value).call, body };
  } catch (error) {
    return { id, head: () => thrown(error), body };
  }
}

function thrown(error: unknown): never {
  throw error;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
