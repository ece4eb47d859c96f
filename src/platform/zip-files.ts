import { Zip, ZipPassThrough } from 'fflate';

/** A zip archive in the making. */
interface ZipArchive {
  /** Adds a file as it is, for files that are compressed already. */
  readonly add: (file: File) => Promise<void>;
  /** @returns the archive, as a file of that name */
  readonly finish: (name: string) => File;
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
    add: async (file) => {
      const content = new Uint8Array(await file.arrayBuffer());
      const entry = new ZipPassThrough(file.name);
      zip.add(entry);
      entry.push(content, true);
    },
    finish: (name) => {
      zip.end();
      return new File(parts, name, { type: 'application/zip' });
    },
  };
}
