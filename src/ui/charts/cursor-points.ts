/** The points of the chart that its cursor moves over: weeks, or years where the dots show activities. */
export interface CursorPoints {
  readonly count: number;
  readonly start: number;
  readonly pointAt: (place: { readonly x: number; readonly y: number }) => number;
  /** The keys, in points. */
  readonly stepByKey: Readonly<Record<string, number>>;
  /** The weeks of a point, from the first to the last. */
  readonly weeksOf: (point: number) => readonly [number, number];
  /** `null` until the descriptions are loaded. */
  readonly describe: (point: number) => { readonly title: string; readonly text: string } | null;
}
