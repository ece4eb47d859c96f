/**
 * Run by verify.mjs: compares a deployed site with a build. `npm run verify -- https://example.org` takes the list of the
 * build in `dist`; a second argument names another list, a file or an address.
 */
import { runVerify } from './run-verify.ts';

const { exitCode, text } = await runVerify(process.argv.slice(2));
console.log(text);
process.exitCode = exitCode;
