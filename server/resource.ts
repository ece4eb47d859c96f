import { createHash } from 'node:crypto';
import { type BrotliOptions, brotliCompressSync, constants, gzipSync } from 'node:zlib';

export type Bytes = Uint8Array<ArrayBuffer>;

type Coding = 'br' | 'gzip' | 'identity';

export interface Representation {
  readonly coding: Coding;
  readonly body: Bytes;
  /** A strong entity tag, in quotation marks. */
  readonly etag: string;
}

export interface Resource {
  /** The name in the log. Resources of a kind share it, so that the log does not record what a visitor requests. */
  readonly route: string;
  readonly type: string;
  readonly cacheControl: string;
  /** The smallest first; the last is `identity`. */
  readonly representations: readonly Representation[];
}

/** The headers that a coding adds to the response: `content-encoding: gzip` and `vary: accept-encoding`. */
const HEADER_BYTES = 48;
/** `best` takes 5 ms for a kilobyte: too long for hundreds of bodies at each start. */
const BROTLI_QUALITY = { best: 11, quick: 5 };
type Effort = keyof typeof BROTLI_QUALITY;
export const GZIP_OPTIONS = { level: 9 };

/** Brotli's options for a body. @param effort `best` for what nearly every visitor receives */
export const brotliOptions = (body: Bytes, effort: Effort): BrotliOptions => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY[effort],
    [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
  },
});

/** The first 132 bits of the SHA-256: plenty to tell the versions of a file apart. */
const createEtag = (body: Bytes): string =>
  `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;

/** The representations of a body that is already compressed, without those that save nothing. */
export function toRepresentations(
  body: Bytes,
  compressed: Partial<Record<'br' | 'gzip', Bytes | undefined>>,
): Representation[] {
  const worthwhile = (['br', 'gzip'] as const).flatMap((coding) => {
    const bytes = compressed[coding];
    return bytes && bytes.byteLength + HEADER_BYTES < body.byteLength ? { coding, body: bytes } : [];
  });
  return [
    ...worthwhile.toSorted((a, b) => a.body.byteLength - b.body.byteLength),
    { coding: 'identity' as const, body },
  ].map((variant) => ({ ...variant, etag: createEtag(variant.body) }));
}

/** The representations of a body that is known only when the server starts. */
export const compressVariants = (body: Bytes, effort: Effort): Representation[] =>
  toRepresentations(body, {
    br: brotliCompressSync(body, brotliOptions(body, effort)),
    gzip: gzipSync(body, GZIP_OPTIONS),
  });
