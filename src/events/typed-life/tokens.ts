import { foldText } from '../../words/clean-text.ts';
import { toPlainNumber } from '../../words/number-text.ts';

/** A word or a phrase. Its value is the number of a month, the year before an era, or not a number. */
export interface Term {
  /** What it can be beside a time or within one. */
  readonly roles: ReadonlySet<string>;
  readonly value: number;
}

/** A text in tokens: terms, other words, numbers, spaces and other signs. Patterns find times in their signs. */
export interface Tokens {
  readonly signs: string;
  readonly values: readonly number[];
  /** The offset of each token in the text, and the end of the text. */
  readonly offsets: readonly number[];
}

/** Scripts without spaces between words: each of their signs is a token. */
const UNSPACED = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}`;
const IS_UNSPACED = new RegExp(`^[${UNSPACED}]`, 'u');
const HAN_DIGITS = '〇一二三四五六七八九零';
/** Of these signs, numbers before one of time: 二〇一二年, 二十五歳. */
const [HAN_NUMBER, BEHIND_NUMBER] = [`[${HAN_DIGITS}十]+`, '[年月日号歳岁才]'];
const IS_HAN_NUMBER = new RegExp(`^${HAN_NUMBER}(?=${BEHIND_NUMBER})`);
/** An emoji with what joins and colors it. */
const EMOJI = String.raw`(?:\p{Extended_Pictographic}|\p{Regional_Indicator})[\p{Extended_Pictographic}\p{Regional_Indicator}\p{EMod}\ufe0f\u200d]*`;
const PIECES = new RegExp(
  String.raw`\p{Nd}+|${HAN_NUMBER}(?=${BEHIND_NUMBER})|[${UNSPACED}]|${EMOJI}|(?:(?![${UNSPACED}])[\p{L}\p{M}])+|\s+|.`,
  'gsu',
);
/** The signs of terms begin here: no text has them. */
const FIRST_SIGN = 0xe000;
/** Any word. One that is no term is `w`, or `k` in scripts without spaces. */
export const WORD = String.raw`[wk\ue000-\uf8ff]`;
/** Numbers by their digits: 1 or 2, 3, 4, more. */
const NUMBERS = ['N', 'N', 'H', 'Y', 'L'];
/** Any other code point or emoji. */
const OTHER = '¤';
/** Bullets of word processors are private code points. */
const BULLET = '•';
/** Dashes that are written for others. */
const DASHES: Readonly<Record<string, string>> = { '‐': '-', '‑': '-', '−': '-', '‒': '–', '―': '–' };

export const cutTokens = ({ signs, values, offsets }: Tokens, from: number, until?: number): Tokens => ({
  signs: signs.slice(from, until),
  values: values.slice(from, until),
  offsets: offsets.slice(from, until === undefined ? until : until + 1),
});

/** Words and signs that nothing but their case has to be changed of, as nearly all are in many languages. */
const PLAIN = /^[!-~]+$/;

/** Text as terms are compared: `foldText`, with straight apostrophes. */
export const foldTerm = (text: string): string =>
  PLAIN.test(text) ? text.toLowerCase() : foldText(text).replaceAll('’', "'");

/** The sign of what is no term. */
function signOf(piece: string, folded: string, digits: string): string {
  if (folded === ' ') return folded;
  if (digits !== '') return NUMBERS[Math.min(digits.length, NUMBERS.length) - 1] ?? '';
  if (/^[\p{L}\p{M}]/u.test(piece)) return IS_UNSPACED.test(piece) ? 'k' : 'w';
  if (/^\p{Co}$/u.test(piece)) return BULLET;
  const isSign = folded.length === 1 && /^[^\p{L}\p{N}\ue000-\uf8ff]$/u.test(folded);
  return isSign ? (DASHES[folded] ?? folded) : OTHER;
}

/** The digits of a number, also of one in Han signs; empty for anything else. @param next the piece behind it */
function digitsOf(piece: string, next = ''): string {
  if (/^\p{Nd}/u.test(piece)) return toPlainNumber(piece);
  if (!IS_HAN_NUMBER.test(piece + next)) return '';
  const digits = piece.replaceAll(/[^十]/g, (sign) => String(HAN_DIGITS.indexOf(sign) % 10));
  const [tens = '', ones] = digits.split('十');
  return ones === undefined ? tens : (tens || '1') + (ones || '0');
}

/** Creates a function that splits text into tokens, and one for patterns of terms by their roles. */
export function createTokenizer(terms: ReadonlyMap<string, Term>) {
  // Terms with the same roles have the same sign.
  const groups = new Map<string, { readonly roles: Term['roles']; readonly sign: string }>();
  const signed = new Map<string, { readonly sign: string; readonly value: number }>();
  /** The length of the longest term that begins with a piece, in pieces. */
  const longest = new Map<string | undefined, number>();
  for (const [term, { roles, value }] of terms) {
    const key = [...roles].toSorted().join();
    const { sign } = groups.get(key) ?? { sign: String.fromCodePoint(FIRST_SIGN + groups.size) };
    groups.set(key, { roles, sign });
    signed.set(term, { sign, value });
    const { length, 0: first } = term.match(PIECES) ?? [];
    longest.set(first, Math.max(longest.get(first) ?? 0, length ?? 0));
  }

  /** A pattern for any term with one of these roles; one that never matches if there is none. */
  const patternOf = (...roles: readonly string[]): string => {
    const found = [...groups.values()].filter((group) => roles.some((role) => group.roles.has(role)));
    return found.length === 0 ? '(?!)' : `[${found.map(({ sign }) => sign).join('')}]`;
  };

  const tokenize = (text: string): Tokens => {
    const pieces = text.match(PIECES) ?? [];
    const folded = pieces.map((piece) => (/^\s/u.test(piece) ? ' ' : foldTerm(piece)));
    const [values, offsets] = [[] as number[], [0]];
    let found = '';
    for (let index = 0; index < pieces.length; ) {
      let count = longest.get(folded[index]) ?? 1;
      let term = count > 1 ? signed.get(folded.slice(index, index + count).join('')) : undefined;
      while (count > 1 && !term) term = signed.get(folded.slice(index, index + --count).join(''));
      term ??= signed.get(folded[index] ?? '');
      const piece = pieces.slice(index, index + count).join('');
      const digits = term ? '' : digitsOf(piece, pieces[index + 1]);
      found += term?.sign ?? signOf(piece, folded[index] ?? '', digits);
      values.push(term?.value ?? (digits === '' ? Number.NaN : Number(digits)));
      offsets.push((offsets.at(-1) ?? 0) + piece.length);
      index += count;
    }
    return { signs: found, values, offsets };
  };

  return { tokenize, patternOf };
}
