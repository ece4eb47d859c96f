import LIST from 'big-list-of-naughty-strings/blns.json' with { type: 'json' };

/** For tests: texts that have broken programs, of the well-known list and of our own. */
export const NAUGHTY_STRINGS: readonly string[] = [
  ...LIST,
  '__proto__',
  'constructor',
  'hasOwnProperty',
  '%',
  '%zz',
  '{{contactEmail}}',
  '\u202eturned round',
  '\u2067\u202d\u202eturned \u2069\u2069 twice',
  'half of a pair \ud83d',
  '\udc00\ud800',
  '🇺🇸🇷🇺🇸 🇦🇫🇦🇲🇸',
  '👩‍👩‍👧‍👦'.repeat(30),
  'x'.repeat(10_000),
  '\ufdfd'.repeat(200),
  'a\u0300'.repeat(200),
  '\u0000\u0001\u007f\u0085',
  '\u2028\u2029',
];
