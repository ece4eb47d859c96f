import { execFile } from 'node:child_process';

/**
 * Runs `npm run verify`.
 * @param words the address of a page, and a list
 */
export const verify = (...words: readonly string[]) =>
  new Promise<{ exitCode: number; text: string }>((resolve) => {
    execFile(process.execPath, ['scripts/verify.mjs', ...words], (error, text) => {
      resolve({ exitCode: typeof error?.code === 'number' ? error.code : 0, text });
    });
  });
