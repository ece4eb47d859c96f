import { DATA_SOURCE } from '#words/form.ts';
import { FIGURE_SOURCES, TABLE_FIGURES } from '#words/results.ts';
import type { ShownLife } from '../document/submitted-life.ts';
import type { Outlook } from '../life/life-table.ts';
import { classifyPeople, type PeopleOfAge } from '../words/classify-people.ts';
import { DATA_SOURCES, namePublisher } from '../words/data-sources.ts';
import type { Format } from '../words/format.ts';
import { joinSentences } from '../words/join-sentences.ts';
import { countryPhraseOf } from '../words/shown-names.ts';

/** Describes where the life expectancy at birth comes from, or that the visitor entered it. */
export function describeFigure(
  format: Format,
  lifeExpectancy: number,
  { figure, country }: Pick<ShownLife, 'figure' | 'country'>,
): string {
  if (!figure || !country) return FIGURE_SOURCES.entered(format, { lifeExpectancy });
  const { source, year, fromSnapshot } = figure;
  const describe = fromSnapshot ? FIGURE_SOURCES.snapshot : FIGURE_SOURCES.country;
  const origin = { country: countryPhraseOf(country), source: namePublisher(source), year };
  return describe(format, { ...origin, lifeExpectancy });
}

interface TableFigure extends PeopleOfAge {
  readonly outlook: Outlook;
  /** The year of the period table. */
  readonly year: number;
}

/** Describes where the life expectancy of the results comes from, if that is a life table. */
export function describeTableFigure(
  format: Format,
  lifeExpectancy: number,
  { countryPhrase, outlook, year, ...people }: TableFigure,
): string {
  return TABLE_FIGURES[outlook](format, {
    people: classifyPeople(people),
    country: countryPhrase,
    lifeExpectancy,
    year,
    source: DATA_SOURCES.unitedNations.title,
  });
}

/** Describes where the life expectancy of the results comes from. */
export function describeOrigin(format: Format, shown: ShownLife): string {
  const { life, basis, country, population, tableYear } = shown;
  const { age, lifeExpectancy } = life;
  if (basis === 'birth' || !country || tableYear === null)
    return describeFigure(format, lifeExpectancy, shown);
  const people = { population, age, countryPhrase: countryPhraseOf(country) };
  return describeTableFigure(format, lifeExpectancy, { ...people, outlook: basis, year: tableYear });
}

const ADDRESS = /^https:\/\/|\/$/g;

/** Names a source with its license in plain text, for an image, which has no links. */
export function describeDataSource(id: keyof typeof DATA_SOURCES): string {
  const { title, license } = DATA_SOURCES[id];
  const address = license.url.replaceAll(ADDRESS, '');
  return DATA_SOURCE[id]({ source: DATA_SOURCE.withAddress({ title, license: license.name, address }) });
}

/**
 * Where the figures of a picture come from, with their licenses.
 * @param hasTable whether one of them is from a life table
 */
export function describeImageSource(shown: ShownLife, format: Format, hasTable: boolean): string {
  const { life, basis, figure, country } = shown;
  const { lifeExpectancy } = life;
  const ofWorldBank =
    basis === 'birth' && figure && country
      ? { country: countryPhraseOf(country), lifeExpectancy, year: figure.year }
      : null;
  return joinSentences(
    ofWorldBank ? FIGURE_SOURCES.inPicture(format, ofWorldBank) : describeOrigin(format, shown),
    ofWorldBank && describeDataSource('worldBank'),
    hasTable && describeDataSource('unitedNations'),
  );
}
