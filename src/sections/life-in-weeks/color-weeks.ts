import { WEEKS } from '#words/results.ts';
import { describeTimeTogether, isBeyondTables } from '../../events/describe-time-together.ts';
import { colorAt } from '../../life/colors.ts';
import type { LifeProjection } from '../../life/life-projection.ts';
import { WEEKS_PER_YEAR } from '../../life/weeks.ts';
import { CHANCE_STEPS, divideByChance, findWeeksTogether, LEAST_CHANCE } from '../../life/weeks-together.ts';
import { formatShare } from '../../results/describe-chances.ts';
import type { ResultsModel } from '../../results/results-context.ts';
import type { WeeksView } from '../../results/weeks-view.ts';
import type { WeekChart } from '../../weeks/chart.ts';
import { colorByPerson, lookAhead, SHARED } from '../../weeks/color-by-chance.ts';

type ColorsModel = Pick<ResultsModel, 'shown' | 'format'>;

/** The weeks in other colors than those of time, and what is said of them. */
export interface ColoredWeeks extends Pick<WeekChart, 'parts' | 'looks'> {
  /** In their description. */
  readonly sentence: string;
  /** The index of each look in the key, with its text; empty where the usual key is true. */
  readonly key: readonly { readonly look: number; readonly text: string }[];
  /** What is said at a week; empty for nothing. */
  readonly describe: (week: number) => string;
}

/** The step of a chance that the key shows. */
const FAINT = CHANCE_STEPS / 2;

function colorPerson(
  { shown: { dates }, format }: ColorsModel,
  { figures, order }: Extract<WeeksView, { by: 'person' }>,
  { total, now }: LifeProjection['weeks'],
): ColoredWeeks | null {
  if (!dates) return null;
  const { person, time } = figures;
  const { known, together } = findWeeksTogether(person, dates);
  const { shared } = WEEKS;
  const ahead = isBeyondTables(figures) ? [] : divideByChance(time.bothAlive, now + 1, total);
  const describe = (week: number) => {
    if (week < known.from || (week >= known.until && week <= now)) return '';
    if (week <= now) return week < together.until ? shared.together : shared.apart;
    const chance = time.bothAlive((week - now) / WEEKS_PER_YEAR);
    return ahead.length > 0 && chance >= LEAST_CHANCE
      ? shared.chance({ share: formatShare(format, chance) })
      : '';
  };
  return {
    ...colorByPerson({ known, together, ahead }, colorAt(order)),
    sentence: describeTimeTogether(format, figures).headline,
    key: [
      ...(together.until > together.from ? [{ look: SHARED.together, text: shared.together }] : []),
      ...(known.until > together.until ? [{ look: SHARED.apart, text: shared.apart }] : []),
      ...(ahead.length > 0 ? [{ look: lookAhead(FAINT), text: shared.ahead }] : []),
    ],
    describe,
  };
}

/** The weeks by a person; `null` for the others. */
export const colorWeeks = (
  model: ColorsModel,
  view: WeeksView,
  weeks: LifeProjection['weeks'],
): ColoredWeeks | null => (view.by === 'person' ? colorPerson(model, view, weeks) : null);
