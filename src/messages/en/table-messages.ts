/** The button that shows a chart's figures as a table. */
export const TABLE_MESSAGES = {
  button: 'Table',
  /** The same in full, for assistive technology. @param title the chart's */
  label: (title: string) => `Show as a table: ${title}`,
} as const;
