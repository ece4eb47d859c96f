import type { Paint, Tone } from '../ui/charts/paint.ts';

/** How dots look. Lengths are in pitches. */
export interface Look {
  readonly paint: Paint;
  /** The diameter. */
  readonly size: number;
  /** The diameter of the hole of a ring. Defaults to none. */
  readonly hole?: number;
  /** 0 to 1. Defaults to 1. */
  readonly opacity?: number;
}

/** How weeks look so far, up to the slider's age, and ahead. Weeks that share one object are drawn together. */
export type Looks = Readonly<Record<Tone, Look>>;

/** The dots of a kind of picture. */
export interface Style {
  readonly dots: Readonly<Record<Tone, Pick<Look, 'size' | 'hole'>>>;
  /** The paint of weeks ahead that belong to nothing. */
  readonly ahead: Paint;
}

/**
 * The page, and the view. The tones differ in size and shape, not only in shade: past weeks are large, weeks up to the
 * slider's age are rings, weeks ahead are small.
 */
export const PAGE: Style = {
  dots: { lived: { size: 0.8 }, between: { size: 0.78, hole: 0.46 }, ahead: { size: 0.36 } },
  ahead: 'soft',
};

const toKeep = (hole: number): Style => ({
  dots: { lived: { size: 0.78 }, between: { size: 0.78 }, ahead: { size: 0.7, hole } },
  ahead: 'edge',
});

/** Posters, where weeks ahead are quiet rings: a thin line is clear on paper, but almost vanishes on a dark screen. */
export const PAPER = toKeep(0.55);
export const SCREEN = toKeep(0.4);

/** Dots of one paint, or of another one ahead. */
export const looksOf = ({ dots }: Style, paint: Paint, ahead = paint): Looks => ({
  lived: { paint, ...dots.lived },
  between: { paint, ...dots.between },
  ahead: { paint: ahead, ...dots.ahead },
});

/** The present week. Radii in pitches, and at least in pixels. */
export const PRESENT_WEEK = {
  light: { radius: 1.8, least: 9, fill: 'var(--glow)', opacity: 0.3 },
  ground: { radius: 1, least: 5.25, fill: 'var(--ground)' },
  dot: { radius: 0.8, least: 4, fill: 'var(--glow)', stroke: 'var(--now)' },
} as const;

/** A radius in pixels. @example radiusAt(4, PRESENT_WEEK.dot) // 4, as 0.8 × 4 is less */
export const radiusAt = (
  pitch: number,
  { radius, least }: { readonly radius: number; readonly least: number },
): number => Math.max(least, radius * pitch);
