/** The words that offer chapters, moments and people. What belongs to each of them comes with its code. */
export const ENTRY_MESSAGES = {
  /** With its second part where there is room. */
  add: 'Add',
  addTo: ' to your weeks',
  moment: 'Moment',
  chapter: 'Chapter',
  person: 'Person',
  title: 'Moments and chapters',
  people: 'Time with people',
} as const;
