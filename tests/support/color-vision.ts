/** How colors look to people without one kind of cones, or without any, for the test of the page’s colors (`tokens.test.ts`). */

/** Red, green, blue; 0 to 1. */
type Rgb = readonly [number, number, number];
type Matrix = readonly [Rgb, Rgb, Rgb];

/**
 * How linear red, green and blue look to a person without one kind of cones.
 * Source: Machado, Oliveira, Fernandes (2009), "A Physiologically-based Model for Simulation of Color Vision
 * Deficiency", IEEE TVCG 15(6), the authors' table for severity 1.0.
 */
const MACHADO = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} as const satisfies Record<string, Matrix>;

/**
 * A second model of tritanopia, with two half planes: Machado's model is least accurate for it.
 * Source: Brettel, Viénot, Mollon (1997), "Computerized simulation of color appearance for dichromats",
 * J. Opt. Soc. Am. A 14(10), as computed for sRGB by libDaltonLens (public domain).
 */
const BRETTEL_TRITANOPIA = {
  divider: [0.0396, -0.02831, -0.01129],
  before: [
    [1.01354, 0.14268, -0.15622],
    [-0.01181, 0.87561, 0.13619],
    [0.07707, 0.81208, 0.11085],
  ],
  behind: [
    [0.93337, 0.19999, -0.13336],
    [0.05809, 0.82565, 0.11626],
    [-0.37923, 1.13825, 0.24098],
  ],
} as const satisfies { divider: Rgb; before: Matrix; behind: Matrix };

const dot = (a: Rgb, b: Rgb) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const times = (matrix: Matrix, color: Rgb): Rgb => [
  dot(matrix[0], color),
  dot(matrix[1], color),
  dot(matrix[2], color),
];
/** Red, green and blue of white's luminance. Source: WCAG 2.2, "relative luminance". */
const LUMINANCE: Rgb = [0.2126, 0.7152, 0.0722];

/** Normal vision, the three kinds of dichromacy, and no color at all, where luminance remains. */
const SIMULATIONS = {
  'normal vision': (color: Rgb) => color,
  protanopia: (color: Rgb) => times(MACHADO.protanopia, color),
  deuteranopia: (color: Rgb) => times(MACHADO.deuteranopia, color),
  tritanopia: (color: Rgb) => times(MACHADO.tritanopia, color),
  'tritanopia by Brettel': (color: Rgb) => {
    const { divider, before, behind } = BRETTEL_TRITANOPIA;
    return times(dot(divider, color) >= 0 ? before : behind, color);
  },
  achromatopsia: (color: Rgb): Rgb => {
    const gray = dot(LUMINANCE, color);
    return [gray, gray, gray];
  },
};

export type Vision = keyof typeof SIMULATIONS;

/** Those in which all colors must differ from each other. */
export const VISIONS: readonly Vision[] = [
  'normal vision',
  'protanopia',
  'deuteranopia',
  'tritanopia',
  'tritanopia by Brettel',
];

/** Converts one channel of sRGB to linear light. Source: IEC 61966-2-1. @param encoded 0 to 1 */
const linearize = (encoded: number) =>
  encoded <= 0.04045 ? encoded / 12.92 : ((encoded + 0.055) / 1.055) ** 2.4;

/** @param hex `#rrggbb` @throws Error for any other text */
function parseHex(hex: string): Rgb {
  const [, r, g, b] = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(hex) ?? [];
  if (!r || !g || !b) throw new Error(`Not a color of six hexadecimal digits: ${hex}`);
  const channel = (digits: string) => linearize(Number.parseInt(digits, 16) / 255);
  return [channel(r), channel(g), channel(b)];
}

/** Ambient light on the screen. Source: WCAG 2.2, "contrast ratio". */
const FLARE = 0.05;

/**
 * The contrast ratio of two colors, 1 to 21, in either order. Source: WCAG 2.2, "contrast ratio".
 * @example contrast('#000000', '#ffffff') // 21
 */
export function contrast(a: string, b: string): number {
  const [one, other] = [dot(LUMINANCE, parseHex(a)) + FLARE, dot(LUMINANCE, parseHex(b)) + FLARE];
  return Math.max(one, other) / Math.min(one, other);
}

/** Source: Björn Ottosson (2020), "A perceptual color space for image processing", the matrices for linear sRGB. */
const CONES: Matrix = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const OPPONENTS: Matrix = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];

/**
 * A color in OKLab, where equal distances look equal: lightness, green to red, blue to yellow. Source: as for `CONES`.
 * @param hex `#rrggbb`
 * @returns lightness 0 to 1, the others about -0.4 to 0.4
 * @example toOklab('#ff0000') // [0.628, 0.225, 0.126]
 */
export function toOklab(hex: string, vision: Vision = 'normal vision'): Rgb {
  const seen = SIMULATIONS[vision](parseHex(hex));
  const [r, g, b] = seen.map((channel) => Math.min(1, Math.max(0, channel)));
  const [l, m, s] = times(CONES, [r ?? 0, g ?? 0, b ?? 0]);
  return times(OPPONENTS, [Math.cbrt(l), Math.cbrt(m), Math.cbrt(s)]);
}

/**
 * The perceived difference of two colors: their distance in OKLab, times 100. 2 is just noticeable (CSS Color 4).
 * @example distance('#000000', '#ffffff') // 100
 */
export function distance(a: string, b: string, vision: Vision = 'normal vision'): number {
  const [one, other] = [toOklab(a, vision), toOklab(b, vision)];
  return 100 * Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
}
