import { createHash } from 'node:crypto';
import { type BrotliOptions, brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Coding, Representation } from './resource.ts';

type Bytes = Uint8Array<ArrayBuffer>;
type Compressed = Readonly<Record<'br' | 'gzip', Bytes>>;
/** `best` is for bodies that nearly every visitor receives, `quick` for many bodies that few receive. */
type Effort = 'best' | 'quick';

/** The headers that a coding adds to the response: `content-encoding: gzip` and `vary: accept-encoding`. */
const HEADER_BYTES = 48;
/** Brotli's best takes 5 ms for a kilobyte: too long for hundreds of bodies at each start. */
const BROTLI_QUALITY = { best: 11, quick: 5 };
/** Brotli's window, as a power of 2. One that is larger than the body only takes time. */
const SMALL_WINDOW = 16;
/** Brotli's largest block for large bodies, as a power of 2: the first script is 200 bytes smaller than by default. */
const LARGE_BLOCK = 20;

/** The first 132 bits of the SHA-256: plenty to tell the versions of a file apart. */
function createEtag(body: Bytes): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
}

/** Brotli's options for a body. */
export function brotliOptions(body: Bytes, effort: Effort): BrotliOptions {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, BROTLI_PARAM_LGWIN, BROTLI_PARAM_LGBLOCK } =
    constants;
  const isSmall = body.byteLength < 2 ** SMALL_WINDOW;
  const params = {
    [BROTLI_PARAM_QUALITY]: BROTLI_QUALITY[effort],
    [BROTLI_PARAM_SIZE_HINT]: body.byteLength,
    ...(isSmall ? { [BROTLI_PARAM_LGWIN]: SMALL_WINDOW } : { [BROTLI_PARAM_LGBLOCK]: LARGE_BLOCK }),
  };
  return { params };
}

export const GZIP_OPTIONS = { level: 9 };

export const compress = (body: Bytes, effort: Effort): Compressed => ({
  br: brotliCompressSync(body, brotliOptions(body, effort)),
  gzip: gzipSync(body, GZIP_OPTIONS),
});

/** The representations of a body that is already compressed, the smallest first, without those that save nothing. */
export function toRepresentations(
  body: Bytes,
  { br = body, gzip = body }: Record<'br' | 'gzip', Bytes | undefined>,
): Representation[] {
  const variants: [Coding, Bytes][] = [
    ['br', br],
    ['gzip', gzip],
    ['identity', body],
  ];
  return variants
    .filter(
      ([coding, { byteLength }]) => coding === 'identity' || byteLength + HEADER_BYTES < body.byteLength,
    )
    .map(([coding, bytes]) => ({ coding, body: bytes, etag: createEtag(bytes) }))
    .toSorted((a, b) => a.body.byteLength - b.body.byteLength);
}

/** The representations of a body that is known only when the server starts. */
export const compressVariants = (body: Bytes, effort: Effort): Representation[] =>
  toRepresentations(body, compress(body, effort));
