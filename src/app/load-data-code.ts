import { inTime } from '../platform/in-time.ts';

type DataCode = typeof import('./data-code.ts');

/** As long as a response may take. */
const LIMIT_MS = 15_000;

let code: DataCode | undefined;

/** Loads the code that reads data from outside: a separate chunk, which the first screen does not need. */
export async function loadDataCode(): Promise<DataCode> {
  code ??= await inTime(import('./data-code.ts'), LIMIT_MS);
  return code;
}
