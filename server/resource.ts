/** How a body may be encoded on its way, by its name in HTTP. */
export type Coding = 'br' | 'gzip' | 'identity';

/** What is sent of one thing, under one encoding. */
export interface Representation {
  readonly coding: Coding;
  readonly body: Uint8Array<ArrayBuffer>;
  /** Strong: it names these bytes and no others. In quotation marks, as HTTP has it. */
  readonly etag: string;
}

/** A thing that can be asked for, held in memory. */
export interface Resource {
  /** What the log calls it: one name for all that are alike, so that no line tells what was asked. */
  readonly route: string;
  readonly type: string;
  readonly cacheControl: string;
  /** At least one, which is as is; the smallest first. */
  readonly representations: readonly Representation[];
}

/** The hashes of what stands inside the pages and is meant to, as a content security policy has them. */
export interface InlineHashes {
  readonly script: readonly string[];
  readonly style: readonly string[];
}

/** The built page: its files by path. */
export interface Site {
  readonly files: ReadonlyMap<string, Resource>;
  readonly inlineHashes: InlineHashes;
}

/**
 * Makes the representations of a body; it hashes and compresses, which each platform does in its own way.
 * @param effort `best` for what nearly every visitor is sent, `quick` for many bodies that few are sent
 */
export type CompressVariants = (
  body: Uint8Array<ArrayBuffer>,
  effort: 'best' | 'quick',
) => readonly Representation[];
