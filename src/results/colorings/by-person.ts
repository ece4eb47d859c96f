import { namePerson } from '#words/form.ts';
import { WEEKS } from '#words/results.ts';
import { describeTimeTogether, isBeyondTables } from '../../events/describe-time-together.ts';
import { type ColorName, colorAt } from '../../life/colors.ts';
import type { Dates } from '../../life/life.ts';
import type { Person } from '../../life/life-events.ts';
import { WEEKS_PER_YEAR } from '../../life/weeks.ts';
import { CHANCE_STEPS, divideByChance, findWeeksTogether, LEAST_CHANCE } from '../../life/weeks-together.ts';
import { fillGaps } from '../../weeks/parts.ts';
import { type Look, type Looks, PAGE } from '../../weeks/styles.ts';
import { formatShare } from '../../words/format-share.ts';
import type { WeeksChoice } from '../results-context.ts';
import type { PersonFigures } from '../use-people-figures.ts';
import { type ColoredLife, type Coloring, USUAL } from './coloring.ts';

/** For the page alone: the choice of a person says something about a life. */
export const choosePerson = ({ id }: Pick<Person, 'id'>): WeeksChoice => ({
  choice: `person ${id}`,
  isKept: false,
});

/** Each person with figures colors the weeks that both have lived, and those ahead. */
export const byPerson = ({ people, dates, ...life }: ColoredLife): Coloring[] =>
  people.flatMap(({ figures }, position) =>
    figures && dates ? [colorTimeWith(figures, colorAt(position), { ...life, dates })] : [],
  );

const everyTone = (look: Look): Looks => ({ lived: look, between: look, ahead: look });

/** Weeks without the person: quieter than any of theirs. */
const ownLook = (opacity: number): Look => ({ paint: 'soft', size: PAGE.dots.ahead.size, opacity });
const OWN: Looks = { lived: ownLook(0.8), between: ownLook(0.4), ahead: ownLook(0.4) };

/** Dots for weeks in which they lived together, rings otherwise; ahead, by the step of their chance from the faintest. */
function chooseLooks(paint: ColorName) {
  const dot: Look = { paint, ...PAGE.dots.lived };
  const ring: Look = { ...PAGE.dots.between, ...dot };
  const steps = Array.from({ length: CHANCE_STEPS }, (_, index) => (index + 1) / CHANCE_STEPS);
  return {
    together: everyTone(dot),
    apart: everyTone(ring),
    ahead: steps.map((opacity) => everyTone({ ...ring, opacity })),
  };
}

/** The step of a chance that the key shows. */
const FAINT = CHANCE_STEPS / 2;

function colorTimeWith(
  figures: PersonFigures,
  color: ColorName,
  { projection, dates, format }: Omit<ColoredLife, 'people' | 'dates'> & { readonly dates: Dates },
): Coloring {
  const { person, time } = figures;
  const { now, total } = projection.weeks;
  const { known, together } = findWeeksTogether(person, dates);
  const apart = { from: together.until, until: known.until };
  const ahead = isBeyondTables(figures) ? [] : divideByChance(time.bothAlive, now + 1, total);
  const looks = chooseLooks(color);
  const { shared } = WEEKS;
  const key = [
    together.until > together.from && { look: looks.together.lived, text: shared.together },
    apart.until > apart.from && { look: looks.apart.lived, text: shared.apart },
    ahead.length > 0 && { look: (looks.ahead[FAINT - 1] ?? looks.apart).lived, text: shared.ahead },
  ];
  const parts = [
    { ...together, looks: looks.together },
    { ...apart, looks: looks.apart },
    ...ahead.map(({ step, ...span }) => ({ ...span, looks: looks.ahead[step - 1] ?? looks.apart })),
  ];
  return {
    ...USUAL,
    ...choosePerson(person),
    label: namePerson(person.name),
    isName: true,
    parts: fillGaps(parts, OWN),
    key: key.filter((entry) => entry !== false),
    headline: describeTimeTogether(format, figures).headline,
    describe: (week) => {
      if (week < known.from || (week >= known.until && week <= now)) return '';
      if (week <= now) return week < together.until ? shared.together : shared.apart;
      const chance = time.bothAlive((week - now) / WEEKS_PER_YEAR);
      return ahead.length > 0 && chance >= LEAST_CHANCE
        ? shared.chance({ share: formatShare(format, chance) })
        : '';
    },
  };
}
