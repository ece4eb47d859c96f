import { LIFE_SENTENCES, WEEK_MESSAGES, WEEKS_SENTENCES } from '#messages/week-messages.ts';
import type { LifeProjection } from '../life/life-projection.ts';
import type { Format } from '../messages/format.ts';

/** The two sentences that the results open with: what is behind somebody who is not near the average, and ahead. */
export const describeLife = (
  format: Format,
  { weeksLived, weeksLeft }: { readonly weeksLived: number; readonly weeksLeft: number },
): { readonly lived: string; readonly ahead: string } => ({
  lived: weeksLived === 0 ? LIFE_SENTENCES.firstWeek : LIFE_SENTENCES.lived(format, weeksLived),
  ahead: LIFE_SENTENCES.ahead(format, weeksLeft),
});

/**
 * The key to the dots.
 * @param until the slider's age; `null` when it is not moved
 * @param ahead whether any week comes after that
 */
export function listDots(format: Format, { until, ahead }: { until: number | null; ahead: boolean }) {
  return [
    { kind: 'lived', text: WEEK_MESSAGES.lived } as const,
    { kind: 'now', text: WEEK_MESSAGES.now } as const,
    ...(ahead ? [{ kind: 'ahead', text: WEEK_MESSAGES.ahead } as const] : []),
    // Last, so that the others stay in place when it appears.
    ...(until === null ? [] : [{ kind: 'between', text: WEEK_MESSAGES.until(format, until) } as const]),
  ];
}

/** The weeks of a life: so far, up to the slider's age, ahead. */
export type WeekCounts = Pick<LifeProjection, 'weeksLived' | 'offsetWeeks' | 'weeksRemaining'>;

/** The weeks in a sentence. */
export function describeWeeks(
  format: Format,
  {
    weeksLived: lived,
    offsetWeeks: between,
    weeksRemaining: ahead,
    projectedAge,
    lifeExpectancy,
  }: WeekCounts & Pick<LifeProjection, 'projectedAge' | 'lifeExpectancy'>,
): string {
  const { past, today, atEnd, moved } = WEEKS_SENTENCES;
  const describe = between === 0 ? (ahead === 0 ? past : today) : ahead === 0 ? atEnd : moved;
  return describe(format, {
    lived,
    between,
    ahead,
    until: projectedAge,
    lifeExpectancy,
  });
}
