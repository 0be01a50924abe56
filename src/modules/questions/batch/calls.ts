import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { questionCall, type Language, type QuestionCall } from '../../../platform';

/** A question that can be asked by its name. */
export interface Call extends QuestionCall {
  /** `body` has passed the schema. */
  ask(body: unknown, language: Language): unknown;
}

type Controller = Readonly<Record<string, ((body: unknown, language: Language) => unknown) | undefined>>;

/** The questions that the controllers of the application have marked with `@Question`. */
@Injectable()
export class Calls {
  private known: ReadonlyMap<string, Call> | undefined;

  constructor(private readonly discovery: DiscoveryService) {}

  find(name: string): Call | undefined {
    return this.all().get(name);
  }

  /** Every name, in alphabetical order. */
  names(): readonly string[] {
    return [...this.all().keys()].toSorted();
  }

  private all(): ReadonlyMap<string, Call> {
    this.known ??= new Map(
      this.discovery
        .getControllers()
        .flatMap(({ instance }) => callsOf(instance as Controller))
        .map((call) => [call.call, call]),
    );
    return this.known;
  }
}

function callsOf(controller: Controller): readonly Call[] {
  return Object.getOwnPropertyNames(Object.getPrototypeOf(controller)).flatMap((name) => {
    const mark = Reflect.getMetadata(questionCall, controller[name] ?? {}) as QuestionCall | undefined;
    return mark === undefined ? [] : [{ ...mark, ask: (body, language) => controller[name]?.(body, language) }];
  });
}
