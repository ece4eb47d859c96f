import { WORD } from './tokens.ts';

const [OPEN, CLOSE] = ['["“„«「『《]', '["”“»」』》]'];
const QUOTED = new RegExp(`(${OPEN})([^"”“»」』》]*)(${CLOSE})|(['‘])Y(['’])`, 'g');
/** What is no word: a time in a cell of a table may be in quotation marks. */
const NO_WORD = /^[^wk]*$/;
const [BEFORE_CELL, BEHIND_CELL] = [/(?:^|[,;|] ?|" )$/, /^ ?(?:$|[,;|]|")/];
const OF_TIME = new RegExp(`[NHYL]|${WORD}`, 'g');

/**
 * Signs in which nothing within quotation marks is a time, since it is a name: “1984”. Cells of a table have
 * them, too.
 */
export const maskQuotes = (signs: string): string =>
  signs.replace(QUOTED, (quoted, open = "'", inner = 'Y', close = "'", _, __, index: number) => {
    const [before, behind] = [signs.slice(0, index), signs.slice(index + quoted.length)];
    const isCell = BEFORE_CELL.test(before) && BEHIND_CELL.test(behind);
    if (isCell && NO_WORD.test(inner)) return quoted;
    return open + inner.replaceAll(OF_TIME, 'w') + close;
  });
