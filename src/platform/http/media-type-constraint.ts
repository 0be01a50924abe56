import type { ConstraintStrategy, Handler, HTTPVersion } from 'find-my-way';

/** The media type that a header names, in small letters and without its parameters. */
export const mediaTypeIn = (header: string | undefined): string =>
  (header ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';

const charsetIn = (header: string | undefined): string =>
  /;\s*charset="?([^\s;"]+)/i.exec(header ?? '')?.[1]?.toLowerCase() ?? 'utf-8';

/** Whether a content type names no encoding of characters but UTF-8. */
export const isUtf8 = (header: string | undefined): boolean => charsetIn(header) === 'utf-8';

const windows1252: readonly string[] = ['windows-1252', 'cp1252', 'iso-8859-1', 'latin1', 'us-ascii'];

/** Whether a content type names Windows-1252, or one of the encodings that are read as it. */
export const isWindows1252 = (header: string | undefined): boolean => windows1252.includes(charsetIn(header));

/** Lets routes of one path be told apart by the media type of the body; a route without one takes all others. */
export const mediaTypeConstraint: ConstraintStrategy<HTTPVersion.V1> = {
  name: 'mediaType',
  storage: () => {
    const handlers = new Map<string, Handler<HTTPVersion.V1>>();
    return {
      get: (mediaType) => handlers.get(mediaType) ?? null,
      set: (mediaType, handler) => void handlers.set(mediaType, handler),
    };
  },
  deriveConstraint: ({ headers }) => mediaTypeIn(headers['content-type']),
  mustMatchWhenDerived: false,
};
