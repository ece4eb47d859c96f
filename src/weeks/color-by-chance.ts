import type { ColorName } from '../life/colors.ts';
import { CHANCE_STEPS, type ChanceSpan, type WeeksTogether } from '../life/weeks-together.ts';
import { activityPaint } from '../ui/charts/paint.ts';
import type { Look, WeekChart } from './chart.ts';
import { DOT_SIZE, type DotLook, fillGaps } from './dots.ts';

/** The weeks of a chart in parts of other looks. */
type Colored = Pick<WeekChart, 'parts' | 'looks'>;

/** The steps of a chance, from the faintest to full strength. */
const OPACITIES = Array.from({ length: CHANCE_STEPS }, (_, index) => (index + 1) / CHANCE_STEPS);

const everyTone = (look: DotLook): Look => ({ lived: look, between: look, ahead: look });

/** Weeks without the person: quieter than any of theirs. */
const OWN: Look = {
  lived: { paint: 'var(--soft)', size: DOT_SIZE.ahead, opacity: 0.8 },
  between: { paint: 'var(--soft)', size: DOT_SIZE.ahead, opacity: 0.4 },
  ahead: { paint: 'var(--soft)', size: DOT_SIZE.ahead, opacity: 0.4 },
};

interface WeeksOfTwo extends WeeksTogether {
  /** Ahead, after the known weeks. */
  readonly ahead: readonly ChanceSpan[];
}

/** The looks of the weeks shared with a person. Those ahead follow, by the step of their chance. */
export const SHARED = { own: 0, together: 1, apart: 2 } as const;

/** The look of weeks ahead. @param step of their chance, from 1 */
export const lookAhead = (step: number): number => SHARED.apart + step;

/**
 * The weeks that two people have lived since they met: dots while they lived together, and rings otherwise. Those ahead
 * are rings as faint as the chance that both are alive.
 */
export function colorByPerson({ known, together, ahead }: WeeksOfTwo, color: ColorName): Colored {
  const paint = activityPaint(color);
  const dot: DotLook = { paint, size: DOT_SIZE.lived };
  const ring: DotLook = { ...dot, isOpen: true };
  return {
    parts: fillGaps([
      { ...together, run: SHARED.together },
      { from: together.until, until: known.until, run: SHARED.apart },
      ...ahead.map(({ step, ...span }) => ({ ...span, run: lookAhead(step) })),
    ]),
    looks: [
      OWN,
      everyTone(dot),
      everyTone(ring),
      ...OPACITIES.map((opacity) => everyTone({ ...ring, opacity })),
    ],
  };
}
