/**
 * The colors that an activity or a chapter can have: their names in the catalogues and in the design tokens
 * (`--activity-blue`). `saved-colors.ts` has how they are saved.
 */
export const COLOR_NAMES = [
  'blue',
  'green',
  'purple',
  'red',
  'orange',
  'cyan',
  'pink',
  'lime',
  'brown',
  'slate',
] as const;

export type ColorName = (typeof COLOR_NAMES)[number];

export const isColorName = (value: unknown): value is ColorName => COLOR_NAMES.some((name) => name === value);

/**
 * The color of a new activity: red for the fourth, orange for the fifth, otherwise a random one. A color in use is only
 * chosen if no other is free.
 * @param used colors of the existing activities
 * @param roll a random number, 0 up to but not 1
 */
export function nextColor(used: readonly ColorName[], roll: number): ColorName {
  const preferred = used.length === 3 || used.length === 4 ? COLOR_NAMES[used.length] : undefined;
  if (preferred && !used.includes(preferred)) return preferred;
  const unused = COLOR_NAMES.filter((color) => !used.includes(color));
  const candidates = unused.length > 0 ? unused : COLOR_NAMES;
  return candidates[Math.floor(roll * candidates.length)] ?? 'blue';
}

/**
 * The order in which chapters take the colors. Neighbors differ for every kind of color vision (`tokens.test.ts`). Orange, which is close to the amber of the present week, is last.
 */
export const COLOR_ORDER: readonly ColorName[] = [
  'blue',
  'green',
  'purple',
  'cyan',
  'pink',
  'brown',
  'lime',
  'slate',
  'red',
  'orange',
];

/** The color at a position of the order, from 0: after the last, the first comes again. */
export const colorAt = (position: number): ColorName => COLOR_ORDER[position % COLOR_ORDER.length] ?? 'blue';

/**
 * The color of a new chapter: the first that is free. If none is, they begin again.
 * @param used colors of the existing chapters
 */
export const nextChapterColor = (used: readonly ColorName[]): ColorName =>
  COLOR_ORDER.find((color) => !used.includes(color)) ?? colorAt(used.length);
