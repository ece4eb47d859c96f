import { useMemo } from 'react';
import type { ShownLife } from '../../document/shown-life.ts';
import { type ExpectedAges, findChoice, findHorizon, listChoices } from '../../life/life-expectancies.ts';
import type { ShownCountry } from '../../sections/shown-country.ts';

/** The life with the life expectancy that was chosen. A shared life keeps the one that its link was made with. */
function applyChoice(
  shown: ShownLife,
  shownCountry: ShownCountry | null,
  expected: ExpectedAges | null,
): ShownLife {
  if (!shownCountry?.onChooseBasis) return shown;
  const { life, atBirth } = shown;
  const choices = listChoices({ atBirth, age: life.age, expected });
  const { basis, lifeExpectancy } = findChoice(choices, shown.basis);
  if (basis === 'birth') return { ...shown, basis };
  const tableYear = shownCountry.facts?.lifeTables.year ?? null;
  return { ...shown, life: { ...life, lifeExpectancy }, basis, tableYear };
}

/** The life with the age up to which it looks ahead, if that is not its life expectancy. */
function lookAhead(shown: ShownLife, expected: ExpectedAges | null): ShownLife {
  const { life } = shown;
  const horizon = findHorizon(life, expected);
  return horizon > life.lifeExpectancy ? { ...shown, life: { ...life, horizon } } : shown;
}

/** The life to show, and the ages that people of its age reach on average. */
export function useShownLife(
  submitted: ShownLife,
  shownCountry: ShownCountry | null,
): { shown: ShownLife; expected: ExpectedAges | null } {
  const { facts, population } = shownCountry ?? {};
  const { age } = submitted.life;
  const expected = useMemo(
    () => (facts && population ? facts.lifeTables.findExpectedAges(population, age) : null),
    [facts, population, age],
  );
  const shown = useMemo(
    () => lookAhead(applyChoice(submitted, shownCountry, expected), expected),
    [submitted, shownCountry, expected],
  );
  return { shown, expected };
}
