import { tellLeftOut } from '../scripts/browser.mjs';

/** Says before the tests which engines they are not run in. */
export default function tellBefore(): void {
  // oxlint-disable-next-line no-console -- this is what it is for
  for (const sentence of tellLeftOut()) console.log(sentence);
}
