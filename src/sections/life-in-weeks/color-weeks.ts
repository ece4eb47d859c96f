import { WEEKS } from '#words/results.ts';
import { describeTimeTogether, isBeyondTables } from '../../events/describe-time-together.ts';
import { colorAt } from '../../life/colors.ts';
import type { LifeProjection } from '../../life/life-projection.ts';
import { shareAfter } from '../../life/life-table.ts';
import { WEEKS_PER_YEAR } from '../../life/weeks.ts';
import { CHANCE_STEPS, divideByChance, findWeeksTogether, LEAST_CHANCE } from '../../life/weeks-together.ts';
import { describeChance, followPeople, formatShare } from '../../results/describe-chances.ts';
import type { ResultsModel } from '../../results/results-context.ts';
import type { WeeksView } from '../../results/weeks-view.ts';
import type { WeekChart } from '../../weeks/chart.ts';
import { colorByChance, colorByPerson, lookAhead, SHARED } from '../../weeks/color-by-chance.ts';
import { joinSentences } from '../../words/join-sentences.ts';

type ColorsModel = Pick<ResultsModel, 'shown' | 'expected' | 'format'>;

/** The weeks in other colors than those of time, and what is said of them. */
export interface ColoredWeeks extends Pick<WeekChart, 'parts' | 'looks'> {
  /** By chance, below the weeks; in their description for both. */
  readonly sentence: string;
  /** The index of each look in the key, with its text; empty where the usual key is true. */
  readonly key: readonly { readonly look: number; readonly text: string }[];
  /** What is said at a week; empty for nothing. */
  readonly describe: (week: number) => string;
}

/** The step of a chance that the key shows. */
const FAINT = CHANCE_STEPS / 2;

function colorPeople(
  model: ColorsModel,
  { country }: Extract<WeeksView, { by: 'chance' }>,
  projection: Pick<LifeProjection, 'projectedAge' | 'moved' | 'weeks'>,
): ColoredWeeks {
  const { format } = model;
  const { total, projected } = projection.weeks;
  const { survival, sentence } = followPeople(model, country, projection);
  const people = { population: country.population, age: survival.from };
  return {
    ...colorByChance(divideByChance((years) => shareAfter(survival, years), projected, total)),
    sentence: joinSentences(sentence, WEEKS.fainter),
    key: [],
    describe: (week) => {
      const share = shareAfter(survival, (week - projected) / WEEKS_PER_YEAR);
      if (week <= projected || share < LEAST_CHANCE) return '';
      return describeChance(format, people, { share, outlook: null });
    },
  };
}

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

/** The weeks by chance or by a person; `null` for the others. */
export function colorWeeks(
  model: ColorsModel,
  view: WeeksView,
  projection: Pick<LifeProjection, 'projectedAge' | 'moved' | 'weeks'>,
): ColoredWeeks | null {
  if (view.by === 'chance') return colorPeople(model, view, projection);
  if (view.by === 'person') return colorPerson(model, view, projection.weeks);
  return null;
}
