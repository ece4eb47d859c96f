/**
 * The colors that an activity or a chapter can have, by their tone in the dark theme, which is what is saved: each
 * with its name, of the catalogues. In this order, their design tokens are `--activity-1` and so on. All are hexadecimal
 * sRGB.
 */
export const COLOR_NAMES = {
  '#4E84F0': 'blue',
  '#59D4A6': 'green',
  '#CF9FFA': 'purple',
  '#D6293B': 'red',
  '#F7893B': 'orange',
  '#69B1B5': 'cyan',
  '#FFB2E2': 'pink',
  '#BDDE5F': 'lime',
  '#B58567': 'brown',
  '#7E8B9E': 'slate',
} as const;

export type ActivityColor = keyof typeof COLOR_NAMES;

const isActivityColor = (hex: string): hex is ActivityColor => hex in COLOR_NAMES;

export const ACTIVITY_COLORS: readonly ActivityColor[] = Object.keys(COLOR_NAMES).filter(isActivityColor);

/** The colors of the three activities that a form starts with: blue, green and purple. */
export const DEFAULT_COLORS = {
  sleep: '#4E84F0',
  work: '#59D4A6',
  exercise: '#CF9FFA',
} as const satisfies Record<string, ActivityColor>;

/**
 * The color of a new activity: red for the fourth, orange for the fifth, otherwise a random one. A color in use is only
 * chosen if no other is free.
 * @param used colors of the existing activities
 * @param roll a random number, 0 up to but not 1
 */
export function nextColor(used: readonly ActivityColor[], roll: number): ActivityColor {
  const preferred = used.length === 3 || used.length === 4 ? ACTIVITY_COLORS[used.length] : undefined;
  if (preferred && !used.includes(preferred)) return preferred;
  const unused = ACTIVITY_COLORS.filter((color) => !used.includes(color));
  const candidates = unused.length > 0 ? unused : ACTIVITY_COLORS;
  return candidates[Math.floor(roll * candidates.length)] ?? DEFAULT_COLORS.sleep;
}

/**
 * The order in which chapters, and people in the weeks, take the colors: blue, green, purple, cyan, pink, brown, lime, slate, red and orange.
 * Neighbors differ for every kind of color vision (`tokens.test.ts`). Orange, which is close to the amber of the present
 * week, is last.
 */
export const COLOR_ORDER: readonly ActivityColor[] = [
  '#4E84F0',
  '#59D4A6',
  '#CF9FFA',
  '#69B1B5',
  '#FFB2E2',
  '#B58567',
  '#BDDE5F',
  '#7E8B9E',
  '#D6293B',
  '#F7893B',
];

/**
 * The color of a new chapter: the first that is free. If none is, they begin again.
 * @param used colors of the existing chapters
 */
export const nextChapterColor = (used: readonly ActivityColor[]): ActivityColor =>
  COLOR_ORDER.find((color) => !used.includes(color)) ??
  COLOR_ORDER[used.length % COLOR_ORDER.length] ??
  DEFAULT_COLORS.sleep;

const channelAt = (hex: string, start: number) => Number.parseInt(hex.slice(start, start + 2), 16);

/** How the channels differ from each other: all 0 for any gray, and much the same for a color and its darker tones. */
function channelDifferences(hex: string): readonly number[] {
  const [red, green, blue] = [channelAt(hex, 1), channelAt(hex, 3), channelAt(hex, 5)] as const;
  return [red - green, green - blue, blue - red];
}

/**
 * The one of the colors that another one is most like. Brightness plays no part: a dark green is green, though slate is
 * as dark.
 * @param hex `#rrggbb`, in any case
 * @example nearestColor('#006400') // '#59D4A6', green
 */
export function nearestColor(hex: string): ActivityColor {
  const wanted = channelDifferences(hex);
  const distanceOf = (color: ActivityColor) =>
    channelDifferences(color).reduce((sum, each, index) => sum + (each - (wanted[index] ?? 0)) ** 2, 0);
  const [nearest = DEFAULT_COLORS.sleep] = ACTIVITY_COLORS.toSorted((a, b) => distanceOf(a) - distanceOf(b));
  return nearest;
}
