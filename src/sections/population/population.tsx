import { POPULATION, TIME_SPLIT, WEEKS } from '#words/results.ts';
import type { ShownLife } from '../../document/submitted-life.ts';
import {
  type AgeDistribution,
  countByGroup,
  distributeByAge,
  findRankByAge,
} from '../../life/population-by-age.ts';
import { exactAge } from '../../life/time-together.ts';
import { exactAgeAfterWeeks, WEEKS_PER_YEAR } from '../../life/weeks.ts';
import { useResults } from '../../results/results-context.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Section } from '../../ui/section.tsx';
import { joinUnits } from '../../words/join-sentences.ts';
import world from '../../world/world-population.json' with { type: 'json' };
import { describePeople, describeRank, describeSilhouette, nameAgeGroup } from './describe-population.ts';
import './population.css';
import { PopulationSilhouette } from './population-silhouette.tsx';

/**
 * The exact age by which a life has its place: in its first year to the day, then by its weeks, so that a link, which has
 * no date, says the same as the page.
 * @returns years; `null` for the first year in a link
 */
function findAge({ life: { weeksLived }, dates }: ShownLife): number | null {
  if (weeksLived >= WEEKS_PER_YEAR) return exactAgeAfterWeeks(weeksLived);
  return dates && exactAge(dates);
}

/**
 * The share of people younger than the visitor, in the country and in the world: a sentence, a picture, a table. Not for
 * the first year in a link: within a week, the number of those born later is several times as large.
 */
export function PopulationRank() {
  const { shown, shownCountry, format } = useResults();
  if (shownCountry && shownCountry.facts === undefined && !shownCountry.failed) return null;
  const population = (shownCountry?.facts && shownCountry.population) ?? 'everyone';
  const age = findAge(shown);
  if (age === null) return null;
  const rankIn = (distribution: AgeDistribution) => findRankByAge(distribution, age);
  const inWorld = distributeByAge(world, population);
  const known = shownCountry?.facts?.population;
  const country = known && { name: shownCountry.countryPhrase, people: distributeByAge(known, population) };
  const distribution = country?.people ?? inWorld;
  const { source, year } = known ?? world;
  const sentence = describeRank(format, {
    whose: shown.whose,
    population,
    country: country ? { name: country.name, ...rankIn(country.people) } : null,
    world: rankIn(inWorld),
  });
  const label = describeSilhouette(format, {
    population,
    countryPhrase: country?.name ?? null,
    age: shown.life.age,
    share: rankIn(distribution).share,
  });
  return (
    <Section id="place" title={POPULATION.title} table={<PopulationTable of={distribution} />}>
      <p className="sentence">{joinUnits(sentence)}</p>
      <div className="population-chart">
        <Disclosure summary={POPULATION.chart}>
          <PopulationSilhouette distribution={distribution} age={age} label={label} />
          <p className="note">{POPULATION.source({ source, year })}</p>
        </Disclosure>
      </div>
    </Section>
  );
}

function PopulationTable({ of: distribution }: { readonly of: AgeDistribution }) {
  const { format } = useResults();
  return (
    <DataTable
      caption={POPULATION.title}
      columns={[WEEKS.age, POPULATION.columns.people, TIME_SPLIT.columns.share]}
      rows={countByGroup(distribution).map(({ from, people, share }) => ({
        id: String(from),
        cells: [nameAgeGroup(format, from), describePeople(format, people), format.percent(share * 100)],
      }))}
    />
  );
}
