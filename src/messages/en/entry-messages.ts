/** The words that offer chapters, moments and people. What belongs to each of them comes with its code. */
export const ENTRY_MESSAGES = {
  add: 'Add to your weeks',
  /** The same where it is seen below them. */
  addShort: 'Add',
  moment: 'Moment',
  chapter: 'Chapter',
  person: 'Person',
  title: 'Moments and chapters',
  people: 'Time with people',
} as const;
