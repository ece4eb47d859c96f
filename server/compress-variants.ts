import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Coding, CompressVariants, Representation } from './resource.ts';

type Bytes = Uint8Array<ArrayBuffer>;
type Compressed = Partial<Record<Exclude<Coding, 'identity'>, Bytes>>;

/** What an encoding costs: `content-encoding: gzip` and `vary: accept-encoding` in the answer's head. */
const WORTHWHILE_BYTES = 48;
/** How hard brotli tries: its best takes 5 ms for a kilobyte, which hundreds of bodies would wait for at each start. */
const BROTLI_QUALITY = { best: 11, quick: 5 };
/** The window of text that brotli looks back on, as a power of 2. A larger one than a body needs only takes time. */
const SMALL_WINDOW = 16;

/** The first 132 bits of the SHA-256: plenty to tell the versions of a file apart. */
function tagOf(body: Bytes): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
}

/** Compresses in both ways that browsers know everywhere. */
export function compress(body: Bytes, effort: 'best' | 'quick'): Required<Compressed> {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, BROTLI_PARAM_LGWIN } = constants;
  const params = {
    [BROTLI_PARAM_QUALITY]: BROTLI_QUALITY[effort],
    [BROTLI_PARAM_SIZE_HINT]: body.byteLength,
    ...(body.byteLength < 2 ** SMALL_WINDOW && { [BROTLI_PARAM_LGWIN]: SMALL_WINDOW }),
  };
  return { br: brotliCompressSync(body, { params }), gzip: gzipSync(body, { level: 9 }) };
}

/** The representations of a body that is compressed already; only those that save what they cost. */
export function toRepresentations(body: Bytes, compressed: Compressed): Representation[] {
  const represent = (coding: Coding, bytes: Bytes) => ({ coding, body: bytes, etag: tagOf(bytes) });
  const { br, gzip } = compressed;
  const isWorthwhile = (bytes: Bytes | undefined): bytes is Bytes =>
    bytes !== undefined && bytes.byteLength + WORTHWHILE_BYTES < body.byteLength;
  return [
    ...(isWorthwhile(br) ? [represent('br', br)] : []),
    ...(isWorthwhile(gzip) ? [represent('gzip', gzip)] : []),
    represent('identity', body),
  ].toSorted((a, b) => a.body.byteLength - b.body.byteLength);
}

/** The representations of a body that is known only when the server starts. */
export const compressVariants: CompressVariants = (body, effort) =>
  toRepresentations(body, compress(body, effort));
