import { LANGUAGE_PATHS, tagOf } from './languages.ts';

/** Part of every marked word; it occurs nowhere else. */
const ROOT = 'Quokkazit';

/** Ways in which a date might leave, but for the year, the age and the number of days alone. */
function listForms(iso: string): string[] {
  const [year = '', month = '', day = ''] = iso.split('-');
  const numbers = [
    [day, month],
    [String(Number(day)), String(Number(month))],
  ].flatMap(([d, m]) =>
    ['.', '/', '-', '_', ' ', ''].flatMap((separator) =>
      [
        [d, m, year],
        [m, d, year],
        [year, m, d],
      ].map((parts) => parts.join(separator)),
    ),
  );
  const worded = ['en-GB', 'en-US', ...LANGUAGE_PATHS.map(tagOf)].flatMap((tag) =>
    (['long', 'medium', 'short'] as const).map((dateStyle) =>
      new Intl.DateTimeFormat(tag, { dateStyle, timeZone: 'UTC' }).format(new Date(iso)),
    ),
  );
  const moments = ['Z', '-05:00', '-04:00'].map((offset) => String(Date.parse(`${iso}T00:00:00${offset}`)));
  const seconds = moments.map((moment) => moment.slice(0, -3));
  // Shorter ones also occur by chance, in hashes and ports.
  return [`${year}-${month}`, ...numbers, ...worded, ...moments, ...seconds].filter(
    (form) => form.length > 6,
  );
}

const entered = new Set<string>();
const marks = new Set([ROOT]);

function enter(text: string, ...forms: string[]): string {
  entered.add(text);
  for (const form of forms) marks.add(form);
  return text;
}

/** The life that is entered: words, numbers and dates that nothing else has, each different. */
export const life = {
  /** @param about goes before it, so that each is different */
  word: (about: string, after = '') => enter(`${about} ${ROOT}${after}`),
  number: (text: string) => enter(text, text, text.replace('.', ',')),
  /** @param iso a day */
  date: (iso: string) => enter(iso, ...listForms(iso)),
  get count(): number {
    return entered.size;
  },
  /** The texts to search for. */
  get marks(): string[] {
    return [...marks];
  },
};
