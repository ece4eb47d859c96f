import { useMemo } from 'react';
import { namePerson } from '#words/form.ts';
import { WEEKS } from '#words/results.ts';
import type { Marks } from '../life/place-events.ts';
import { createRequiredContext } from '../ui/required-context.ts';
import type { WeeksBy } from '../weeks/chart.ts';
import { choosePerson, useResults, type WeeksChoice } from './results-context.ts';
import { useLifeEvents } from './use-life-events.ts';
import { type PeopleFigures, type PersonFigures, usePeopleFigures } from './use-people-figures.ts';

/** What the dots show, with what it needs. */
export type WeeksView =
  | { readonly by: WeeksBy }
  | {
      readonly by: 'person';
      readonly figures: PersonFigures;
      /** Their place among the people, from 0. */
      readonly order: number;
    };

interface WeeksViews {
  readonly view: WeeksView;
  readonly chosen: WeeksChoice;
  readonly options: readonly Pick<Offer, 'value' | 'label' | 'isName'>[];
  readonly people: PeopleFigures;
}

export const [WeeksViewContext, useWeeksView] = createRequiredContext<WeeksViews>('WeeksViewContext');

/**
 * Chooses what the dots show in pictures, which have no people: a life in chapters shows those until the
 * visitor chooses, others show time.
 * @param chosen `null` until then
 * @param marks `null` for a life without chapters and moments
 */
export function chooseWeeksBy(chosen: WeeksChoice | null, marks: Marks | null): WeeksBy {
  const hasChapters = marks !== null && marks.chapters.length > 0;
  if (chosen === 'activities' || (chosen === 'time' && hasChapters)) return chosen;
  return hasChapters ? 'chapters' : 'time';
}

interface Offer {
  readonly value: WeeksChoice;
  readonly label: string;
  /** Whether the label is the name of a person. */
  readonly isName?: true;
  readonly view: WeeksView;
}

/** What can be chosen for the weeks of the page, and what is. */
export function useWeeksViews(): WeeksViews {
  const { weeksBy } = useResults();
  const { marks } = useLifeEvents();
  const people = usePeopleFigures();
  return useMemo(() => {
    const offerBy = (by: WeeksBy): Offer => ({ value: by, label: WEEKS.by[by], view: { by } });
    const options = [offerBy('time'), offerBy('activities')];
    if (marks && marks.chapters.length > 0) options.push(offerBy('chapters'));
    for (const [order, { person, figures }] of people.people.entries())
      if (figures)
        options.push({
          value: choosePerson(person),
          label: namePerson(person.name),
          isName: true,
          view: { by: 'person', figures, order },
        });
    const usual = chooseWeeksBy(weeksBy, marks);
    const { value: chosen, view } = options.find(({ value }) => value === weeksBy) ?? offerBy(usual);
    return { people, options, chosen, view };
  }, [weeksBy, marks, people]);
}
