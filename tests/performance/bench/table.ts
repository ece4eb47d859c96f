/** What one part of the bench has measured, ready to be printed. */
export interface Table {
  readonly title: string;
  /** What was measured, in one sentence or two. */
  readonly note: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}
