import { COLOR_NAMES, type ColorName } from './colors.ts';

/** Each color as saved forms, backups and links have it: its tone in the dark theme, hexadecimal in sRGB. */
export const SAVED_COLORS: Readonly<Record<ColorName, `#${string}`>> = {
  blue: '#4E84F0',
  green: '#59D4A6',
  purple: '#CF9FFA',
  red: '#D6293B',
  orange: '#F7893B',
  cyan: '#69B1B5',
  pink: '#FFB2E2',
  lime: '#BDDE5F',
  brown: '#B58567',
  slate: '#7E8B9E',
};

const channelAt = (hex: string, start: number) => Number.parseInt(hex.slice(start, start + 2), 16);

/** How the channels differ from each other: all 0 for any gray, and much the same for a color and its darker tones. */
function channelDifferences(hex: string): readonly number[] {
  const [red, green, blue] = [channelAt(hex, 1), channelAt(hex, 3), channelAt(hex, 5)] as const;
  return [red - green, green - blue, blue - red];
}

/**
 * The color that a saved one is read as: the one that it is most like. Brightness plays no part: a dark green is green,
 * though slate is as dark.
 * @param hex `#rrggbb`, in any case
 * @example nearestColor('#006400') // 'green'
 */
export function nearestColor(hex: string): ColorName {
  const wanted = channelDifferences(hex);
  const distanceOf = (color: ColorName) =>
    channelDifferences(SAVED_COLORS[color]).reduce(
      (sum, each, index) => sum + (each - (wanted[index] ?? 0)) ** 2,
      0,
    );
  const [nearest = 'blue'] = COLOR_NAMES.toSorted((a, b) => distanceOf(a) - distanceOf(b));
  return nearest;
}
