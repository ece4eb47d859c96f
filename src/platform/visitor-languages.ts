/** The languages that the visitor reads, as BCP 47 tags, the preferred one first. */
export const visitorLanguages = (): readonly string[] => navigator.languages;
