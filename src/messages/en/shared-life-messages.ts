/** The texts above a shared life, loaded with the code that shows it. */
export const SHARED_LIFE_MESSAGES = {
  about:
    '“You” below means the person who sent this link. These are their results on the day they made it; nothing is saved on your device.',
  results: 'Their life in numbers',
  own: 'See my own life',
  unreadable:
    'This link can’t be opened: part of it is missing or was changed. Ask the sender for a new one.',
  newer: 'This link was made with a newer version of this page. Reload the page to open it.',
} as const;
