import { Zip, ZipPassThrough } from 'fflate';

/** A zip archive in the making. */
interface ZipArchive {
  /** Adds a file as it is, for files that are compressed already. */
  readonly add: (name: string, file: Blob) => Promise<void>;
  readonly finish: () => Blob;
}

/** Creates an empty archive. */
export function createZip(): ZipArchive {
  const parts: BlobPart[] = [];
  const zip = new Zip((error, data) => {
    if (error) throw error;
    // A copy, because the library's type allows shared memory, which a blob does not take.
    parts.push(new Uint8Array(data));
  });
  return {
    add: async (name, file) => {
      const content = new Uint8Array(await file.arrayBuffer());
      const entry = new ZipPassThrough(name);
      zip.add(entry);
      entry.push(content, true);
    },
    finish: () => {
      zip.end();
      return new Blob(parts, { type: 'application/zip' });
    },
  };
}
