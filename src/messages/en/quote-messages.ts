/** The words beside the quote of the day. */
export const QUOTE_MESSAGES = {
  /** After a quote that is not in the page's language. */
  inEnglish: '(in English)',
} as const;
