/** A content coding, by its name in HTTP. */
export type Coding = 'br' | 'gzip' | 'identity';

export interface Representation {
  readonly coding: Coding;
  readonly body: Uint8Array<ArrayBuffer>;
  /** A strong entity tag, in quotation marks. */
  readonly etag: string;
}

/** A resource, held in memory. */
export interface Resource {
  /** The name in the log. Resources of a kind share it, so that the log does not record what a visitor requests. */
  readonly route: string;
  readonly type: string;
  readonly cacheControl: string;
  /** The smallest first. One has the coding `identity`. */
  readonly representations: readonly Representation[];
}
