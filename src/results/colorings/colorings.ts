import { useMemo } from 'react';
import { RESULTS } from '#words/results.ts';
import { projectLife } from '../../life/life-projection.ts';
import { useFormat } from '../../platform/locale.ts';
import { useSame } from '../../platform/use-same.ts';
import { createRequiredContext } from '../../ui/required-context.ts';
import { useColoring, useEditing, useLife } from '../results-context.ts';
import { useLifeEvents } from '../use-life-events.ts';
import { usePeopleFigures } from '../use-people-figures.ts';
import { byActivities } from './by-activities.ts';
import { byChapters } from './by-chapters.ts';
import { byPeople } from './by-person.ts';
import { COLORED_BY, type ColoredBy, type ColoredLife, type Coloring, USUAL } from './coloring.ts';

const LISTS: { readonly [By in ColoredBy]: (life: ColoredLife) => readonly Coloring[] } = {
  time: () => [{ ...USUAL, choice: 'time', by: 'time' }],
  chapters: byChapters,
  activities: byActivities,
  people: byPeople,
};

/** What can color the weeks of a life, in the order of the choice. The first one is there for every life. */
export const listColorings = (life: ColoredLife): readonly Coloring[] =>
  COLORED_BY.flatMap((by) => LISTS[by](life));

/**
 * @param choice `null` until the visitor chooses; any that is not offered counts as none. Once somebody is added, “people”
 * is the first of them.
 */
export function findColoring(colorings: readonly Coloring[], choice: string | null): Coloring {
  const found =
    colorings.find((each) => each.choice === choice) ??
    colorings.find(({ by }) => by === choice) ??
    colorings.find(({ isUsual }) => isUsual) ??
    colorings[0];
  if (!found) throw new Error('No coloring');
  return found;
}

export const [ColoringChoicesContext, useColoringChoices] =
  createRequiredContext<ReturnType<typeof useListedColorings>>('ColoringChoicesContext');

/** What can be chosen for the weeks of the page, and what is. */
export function useListedColorings() {
  const { shown } = useLife();
  const format = useFormat();
  const { weeksBy } = useColoring();
  const { marks } = useLifeEvents();
  const people = usePeopleFigures();
  const canAdd = useEditing() !== null;
  const colorings = useMemo(() => {
    const projection = projectLife(shown.life, 0, RESULTS.freeTime);
    return listColorings({ projection, dates: shown.dates, marks, people: people.people, canAdd, format });
  }, [shown, marks, people, canAdd, format]);
  return useSame({ colorings, people, coloring: findColoring(colorings, weeksBy) });
}
