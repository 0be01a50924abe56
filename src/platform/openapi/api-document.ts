import { Injectable } from '@nestjs/common';
import { dump } from 'js-yaml';
import type { OpenAPIObject } from '@nestjs/swagger';

/** The contract that a running application serves. It is made when first asked for, so that starting stays quick. */
@Injectable()
export class ApiDocument {
  private make: (() => OpenAPIObject) | undefined;
  private made: OpenAPIObject | undefined;
  private written: string | undefined;

  /** Says how the document is made. */
  comesFrom(make: () => OpenAPIObject): void {
    this.make = make;
  }

  /** The document. Asking before {@link comesFrom} is a broken program and throws. */
  get(): OpenAPIObject {
    this.made ??= this.make?.();
    if (this.made === undefined) throw new Error('Nobody has said where the API document comes from.');
    return this.made;
  }

  /** The document as YAML, written once because the writing takes a good while. */
  yaml(): string {
    this.written ??= documentYaml(this.get());
    return this.written;
  }
}

/** A document as the bytes of `openapi.yaml`. */
export function documentYaml(document: OpenAPIObject): string {
  return dump(document, { noRefs: true, lineWidth: 120, indent: 1, seqNoIndent: true, flowLevel: 4 });
}
