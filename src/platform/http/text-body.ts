import { applyDecorators } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import type { FastifyInstance } from 'fastify';
import { bodyLimit, decodeText } from './json-body';
import { isUtf8, isWindows1252 } from './media-type-constraint';
import { httpProblems } from '../problems/http-problems';
import { ProblemError } from '../problems/problem-error';

/**
 * Declares that an operation reads, in place of JSON, a text of this media type in UTF-8, as great as a JSON body may be. With
 * `windows1252` a text that is no UTF-8 is read as Windows-1252, as spreadsheets of offices write it.
 */
export function TakesText(
  mediaType: string,
  description: string,
  { windows1252 = false }: { readonly windows1252?: boolean } = {},
): MethodDecorator {
  return applyDecorators(
    RouteConfig({ takesText: mediaType, takesWindows1252: windows1252 }),
    ApiConsumes(mediaType),
    ApiBody({ schema: { type: 'string' }, description }),
  );
}

/** Reads texts where the operation takes one of this media type; anywhere else it is 415. A mark of the byte order is left out. */
export function acceptTexts(server: FastifyInstance): void {
  const accept = (mediaType: string): void => {
    if (server.hasContentTypeParser(mediaType)) return;
    server.addContentTypeParser(
      mediaType,
      { parseAs: 'buffer', bodyLimit },
      ({ routeOptions, headers }, body, done) => {
        const { takesText, takesWindows1252 } = routeOptions.config as Taking;
        const isOld = takesWindows1252 === true && isWindows1252(headers['content-type']);
        if (takesText !== mediaType || !(isOld || isUtf8(headers['content-type'])))
          done(new ProblemError(httpProblems['unsupported-media-type']));
        else
          readText(body as Buffer, isOld ? [fromWindows1252] : takesWindows1252 === true ? either : [decodeText], done);
      },
    );
  };
  server.addHook('onRoute', ({ config }) => {
    if (config !== undefined && 'takesText' in config) accept(String(config.takesText));
  });
}

interface Taking {
  readonly takesText?: string;
  readonly takesWindows1252?: boolean;
}

type Decode = (bytes: Uint8Array) => string;

/** What Windows-1252 has in the place of the control characters from 0x80 on. The decoder of Node leaves those as they are. */
const from0x80 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** Text of Windows-1252; throws where it holds what no text does. */
const fromWindows1252: Decode = (bytes) => {
  const latin = Buffer.from(bytes).toString('latin1');
  const text = latin.replaceAll(/[\u0080-\u009f]/g, (sign) => from0x80[sign.charCodeAt(0) - 0x80] ?? sign);
  if (/[^\P{Cc}\t\n\r]/u.test(text)) throw new Error('no text of Windows-1252');
  return text;
};

const either: readonly Decode[] = [decodeText, fromWindows1252];

function readText(
  bytes: Uint8Array,
  [decode, ...others]: readonly Decode[],
  done: (error: Error | null, text?: string) => void,
): void {
  if (decode === undefined) {
    done(new ProblemError(httpProblems['malformed-text']));
    return;
  }
  let text: string;
  try {
    text = decode(bytes);
  } catch {
    readText(bytes, others, done);
    return;
  }
  done(null, text);
}

/** The text that an operation was sent; any other body is 415. */
export function requireText(body: unknown): string {
  if (typeof body === 'string') return body;
  throw new ProblemError(httpProblems['unsupported-media-type']);
}
