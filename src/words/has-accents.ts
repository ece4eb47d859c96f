/** Whether a language has Latin letters that are not in English. @param tag BCP 47, or the name of its folder */
export const hasAccents = (tag: string): boolean =>
  tag !== 'en' && new Intl.Locale(tag).maximize().script === 'Latn';
