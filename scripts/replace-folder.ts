import { existsSync, renameSync, rmSync } from 'node:fs';
import { exitWithFailure } from './build-failure.mjs';

/**
 * Writes a folder beside the last one, which it replaces once it is complete. If it cannot be written, this exits with the
 * reason, and the last one stays.
 * @param write gets the folder that everything is written into
 */
export async function replaceFolder(
  folder: string,
  write: (unfinished: string) => Promise<void>,
): Promise<void> {
  const unfinished = `${folder}.unfinished`;
  const clear = () => rmSync(unfinished, { recursive: true, force: true });
  clear();
  try {
    await write(unfinished);
    rmSync(folder, { recursive: true, force: true });
    renameSync(unfinished, folder);
  } catch (error) {
    clear();
    exitWithFailure(error, existsSync(folder) && folder);
  }
}
