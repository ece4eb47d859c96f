/**
 * The ten colors that an activity or a chapter can have, as hexadecimal sRGB. Design tokens define their tones in each
 * theme.
 */
export const ACTIVITY_COLORS = [
  '#4E84F0', // blue: Sleep
  '#59D4A6', // green: Work
  '#CF9FFA', // purple: Exercise
  '#D6293B', // red: a fourth activity
  '#F7893B', // orange: a fifth
  '#69B1B5', // cyan
  '#FFB2E2', // pink
  '#BDDE5F', // lime
  '#B58567', // brown
  '#7E8B9E', // slate
] as const;

export type ActivityColor = (typeof ACTIVITY_COLORS)[number];

const [BLUE, GREEN, PURPLE, RED, ORANGE] = ACTIVITY_COLORS;

/** The colors of the three activities that a form starts with. */
export const DEFAULT_COLORS = { sleep: BLUE, work: GREEN, exercise: PURPLE };

/**
 * The color of a new activity or chapter: red for the fourth, orange for the fifth, otherwise a random one.
 * A color in use is only chosen if no other is free.
 * @param used colors of the existing activities or chapters
 * @param roll a random number, 0 up to but not 1
 */
export function nextColor(used: readonly ActivityColor[], roll: number): ActivityColor {
  const preferred = { 3: RED, 4: ORANGE }[used.length];
  if (preferred && !used.includes(preferred)) return preferred;
  const unused = ACTIVITY_COLORS.filter((color) => !used.includes(color));
  const candidates = unused.length > 0 ? unused : ACTIVITY_COLORS;
  return candidates[Math.floor(roll * candidates.length)] ?? BLUE;
}
