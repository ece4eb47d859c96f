/**
 * The ten colors that an activity or a chapter can have, by their tone in the dark theme, which is what is saved: each
 * with its name, of the catalogues, and its tone in the light theme. In this order, their design tokens are
 * `--activity-1` and so on. All are hexadecimal sRGB.
 */
export const PALETTE = {
  '#4E84F0': { name: 'blue', light: '#0B44A6' },
  '#59D4A6': { name: 'green', light: '#007A5E' },
  '#CF9FFA': { name: 'purple', light: '#8D5AB2' },
  '#D6293B': { name: 'red', light: '#C6282C' },
  '#F7893B': { name: 'orange', light: '#E36814' },
  '#69B1B5': { name: 'cyan', light: '#2499B4' },
  '#FFB2E2': { name: 'pink', light: '#B54989' },
  '#BDDE5F': { name: 'lime', light: '#566705' },
  '#B58567': { name: 'brown', light: '#5D3824' },
  '#7E8B9E': { name: 'slate', light: '#3F4858' },
} as const;

export type ActivityColor = keyof typeof PALETTE;

const isActivityColor = (hex: string): hex is ActivityColor => hex in PALETTE;

export const ACTIVITY_COLORS: readonly ActivityColor[] = Object.keys(PALETTE).filter(isActivityColor);

/** The colors of the three activities that a form starts with: blue, green and purple. */
export const DEFAULT_COLORS = {
  sleep: '#4E84F0',
  work: '#59D4A6',
  exercise: '#CF9FFA',
} as const satisfies Record<string, ActivityColor>;

/**
 * The color of a new activity or chapter: red for the fourth, orange for the fifth, otherwise a random one.
 * A color in use is only chosen if no other is free.
 * @param used colors of the existing activities or chapters
 * @param roll a random number, 0 up to but not 1
 */
export function nextColor(used: readonly ActivityColor[], roll: number): ActivityColor {
  const preferred = used.length === 3 || used.length === 4 ? ACTIVITY_COLORS[used.length] : undefined;
  if (preferred && !used.includes(preferred)) return preferred;
  const unused = ACTIVITY_COLORS.filter((color) => !used.includes(color));
  const candidates = unused.length > 0 ? unused : ACTIVITY_COLORS;
  return candidates[Math.floor(roll * candidates.length)] ?? DEFAULT_COLORS.sleep;
}

const channelAt = (hex: string, start: number) => Number.parseInt(hex.slice(start, start + 2), 16);

/** How the channels differ from each other: all 0 for any gray, and much the same for a color and its darker tones. */
function channelDifferences(hex: string): readonly number[] {
  const [red, green, blue] = [channelAt(hex, 1), channelAt(hex, 3), channelAt(hex, 5)] as const;
  return [red - green, green - blue, blue - red];
}

/**
 * The one of the ten colors that another one is most like. Brightness plays no part: a dark green is green, though slate is
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
