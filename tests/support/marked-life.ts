import { LANGUAGE_PATHS, tagOf } from './visit-in-language.ts';

/** Part of every marked word; it occurs nowhere else. */
const ROOT = 'Quokkazit';

/** Ways in which a date might leave, but for the year, the age and the number of days alone. */
function listForms(iso: string): string[] {
  const [year = '', month = '', day = ''] = iso.split('-');
  const [m, d] = [String(Number(month)), String(Number(day))];
  const at = (offset: string) => new Date(`${iso}T00:00:00${offset}`).getTime();
  const worded = ['en-GB', 'en-US', ...LANGUAGE_PATHS.map(tagOf)].flatMap((tag) =>
    (['long', 'medium', 'short'] as const).map((dateStyle) =>
      new Intl.DateTimeFormat(tag, { dateStyle, timeZone: 'UTC' }).format(at('Z')),
    ),
  );
  const numbers = [
    [day, month, year],
    [d, m, year],
    [month, day, year],
    [m, d, year],
    [year, month, day],
    [year, m, d],
  ].flatMap((parts) => ['.', '/', '-', '_', ' '].map((separator) => parts.join(separator)));
  const moments = ['Z', '-05:00', '-04:00'].flatMap((offset) => [at(offset), at(offset) / 1000]);
  return [
    `${year}-${month}`,
    `${year}-W`,
    `${year}${month}${day}`,
    ...worded,
    ...numbers,
    ...moments.map(String),
  ].filter(
    // Shorter ones also occur by chance, in hashes and ports.
    (form) => form.length > 6,
  );
}

/** Words, numbers and dates that a visitor enters, and that nothing else has. */
export class MarkedLife {
  readonly #words = new Set<string>();
  readonly #numbers = new Set<string>();
  readonly #dates = new Set<string>();

  /** @param about goes before it, so that each is different */
  word(about: string, after = ''): string {
    const word = `${about} ${ROOT}${after}`;
    this.#words.add(word);
    return word;
  }

  number(text: string): string {
    this.#numbers.add(text);
    return text;
  }

  /** @param iso a day */
  date(iso: string): string {
    this.#dates.add(iso);
    return iso;
  }

  get count(): number {
    return this.#words.size + this.#numbers.size + this.#dates.size;
  }

  /** The texts to search for. */
  get marks(): string[] {
    const numbers = [...this.#numbers].flatMap((text) => [text, text.replace('.', ',')]);
    return [...new Set([ROOT, ...numbers, ...[...this.#dates].flatMap(listForms)])];
  }
}
