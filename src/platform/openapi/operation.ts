import { linesExtension, problemsExtension, textExtension, type AlsoLines } from './answers';
import type { OpenAPIObject } from '@nestjs/swagger';

/** An operation of the document, with the codes that `@Answers` left on it. */
export type Operation = NonNullable<OpenAPIObject['paths'][string]['get']> & {
  [problemsExtension]?: readonly string[];
  [textExtension]?: true;
  [linesExtension]?: AlsoLines;
};
