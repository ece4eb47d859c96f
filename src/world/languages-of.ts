/**
 * By alpha-2 code: languages that are official in a country or in large parts of it, besides those that most people
 * there speak and those of `other-names.ts`.
 */
const OFFICIAL_LANGUAGES: Readonly<Record<string, string>> = {
  AF: 'ps',
  BA: 'hr sr',
  BY: 'be',
  CH: 'rm',
  ES: 'ca eu gl',
  GB: 'cy gd',
  IE: 'ga',
  IN: 'bn gu kn ml mr pa ta te ur',
  IQ: 'ku',
  KZ: 'kk',
  LK: 'ta',
  LU: 'lb',
  MA: 'zgh',
  NZ: 'mi',
  SG: 'ms ta',
  ZA: 'af xh zu',
};

/**
 * The languages in which a country names itself, as BCP 47 tags: the one that most people there speak comes first.
 * @param region alpha-2
 * @example languagesOf('CH') // ['de-Latn', 'rm']
 */
export function languagesOf(region: string): readonly string[] {
  const { language, script } = new Intl.Locale(`und-${region}`).maximize();
  return [`${language}-${script}`, ...(OFFICIAL_LANGUAGES[region]?.split(' ') ?? [])];
}
