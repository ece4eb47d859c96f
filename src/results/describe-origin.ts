import { DATA_SOURCE } from '#words/form.ts';
import type { ShownLife } from '../document/shown-life.ts';
import { DATA_SOURCES } from '../words/data-sources.ts';
import { describeTableFigure } from '../words/describe-expected-age.ts';
import { describeFigure } from '../words/describe-summary.ts';
import type { Format } from '../words/format.ts';
import { joinSentences } from '../words/join-sentences.ts';
import { countryPhraseOf } from '../words/shown-names.ts';

/** Describes where the life expectancy of the results comes from. */
export function describeOrigin(format: Format, shown: ShownLife): string {
  const { life, figure, basis, country, population, tableYear } = shown;
  const { age, lifeExpectancy } = life;
  if (basis === 'birth' || !country || tableYear === null)
    return describeFigure(format, lifeExpectancy, figure);
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
  return joinSentences(
    describeOrigin(format, shown),
    shown.basis === 'birth' && shown.figure && describeDataSource('worldBank'),
    hasTable && describeDataSource('unitedNations'),
  );
}
