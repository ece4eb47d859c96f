/** The results of one part of the benchmark, ready to print. */
export interface Table {
  readonly title: string;
  /** A sentence or two about what was measured. */
  readonly note: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}
