import { Zip, ZipPassThrough } from 'fflate';
import { readHeld } from './check-room.ts';

/** A zip archive in the making. */
interface ZipArchive {
  /**
   * Adds a file as it is, for files that are compressed already.
   * @param names in the archive; with several, it has the file under each of them
   * @throws NoRoomError
   */
  readonly add: (file: Blob, names: readonly string[]) => Promise<void>;
  /** @returns the archive, as a file of that name @throws NoRoomError */
  readonly finish: (name: string) => Promise<File>;
}

/** Creates an empty archive. The content of its files stays with the browser, which may keep it on the disk. */
export function createZip(): ZipArchive {
  const parts: BlobPart[] = [];
  let added: { readonly file: Blob; readonly content: Uint8Array } | null = null;
  const zip = new Zip((error, data) => {
    if (error) throw error;
    // A copy of all else, because the library's type allows shared memory, which a blob does not take.
    parts.push(data === added?.content ? added.file : new Uint8Array(data));
  });
  return {
    add: async (file, names) => {
      const content = new Uint8Array(await readHeld(file));
      added = { file, content };
      for (const name of names) {
        const entry = new ZipPassThrough(name);
        zip.add(entry);
        entry.push(content, true);
      }
      added = null;
    },
    finish: async (name) => {
      zip.end();
      const file = new File(parts, name, { type: 'application/zip' });
      // A browser that could not hold the file only says so when it is read.
      await readHeld(file.slice(-1));
      return file;
    },
  };
}
