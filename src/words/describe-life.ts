import { LIFE_SENTENCES, WEEKS } from '#words/results.ts';
import type { Life } from '../life/life.ts';
import { isAheadCounted } from '../life/life-expectancies.ts';
import { weeksLeft } from '../life/weeks.ts';
import type { Arguments } from './arguments.ts';
import type { Format } from './format.ts';

/** The two sentences that the results open with: the weeks so far, and those ahead; empty where none are counted. */
export const describeLife = (
  format: Format,
  {
    weeksLived,
    whose,
    ...life
  }: Pick<Life, 'age' | 'lifeExpectancy' | 'weeksLived'> & Pick<Arguments, 'whose'>,
): { readonly lived: string; readonly ahead: string } => ({
  lived:
    weeksLived === 0 ? LIFE_SENTENCES.firstWeek : LIFE_SENTENCES.lived(format, { count: weeksLived, whose }),
  ahead: isAheadCounted(life, life.lifeExpectancy)
    ? LIFE_SENTENCES.ahead(format, { count: weeksLeft(life) })
    : '',
});

/**
 * The key to the dots.
 * @param until the slider's age; `null` when it is not moved
 * @param ahead whether any week comes after that, up to life expectancy
 */
export function listDots(format: Format, { until, ahead }: { until: number | null; ahead: boolean }) {
  return [
    { kind: 'lived', text: WEEKS.lived } as const,
    { kind: 'now', text: WEEKS.now } as const,
    ...(ahead ? [{ kind: 'ahead', text: WEEKS.ahead } as const] : []),
    // Last, so that the others stay in place when it appears.
    ...(until === null ? [] : [{ kind: 'between', text: WEEKS.until(format, { age: until }) } as const]),
  ];
}
