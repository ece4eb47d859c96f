import { DATA_SOURCE } from '#words/form.ts';
import { FIGURE_SOURCES, TABLE_FIGURES } from '#words/results.ts';
import type { ShownLife } from '../document/submitted-life.ts';
import { classifyPeople } from '../words/classify-people.ts';
import { DATA_SOURCES, namePublisher } from '../words/data-sources.ts';
import type { Format } from '../words/format.ts';
import { joinSentences } from '../words/join-sentences.ts';
import { countryPhraseOf } from '../words/shown-names.ts';

/** Describes where the life expectancy of the results comes from: a life table, the country's at birth, or the visitor. */
export function describeOrigin(format: Format, shown: ShownLife): string {
  const { life, basis, country: chosen, population, tableYear, figure } = shown;
  const { age, lifeExpectancy } = life;
  const country = chosen && countryPhraseOf(chosen);
  if (basis !== 'birth' && country !== null && tableYear !== null)
    return TABLE_FIGURES[basis](format, {
      people: classifyPeople({ population, age }),
      country,
      lifeExpectancy,
      year: tableYear,
      source: DATA_SOURCES.unitedNations.title,
    });
  if (!figure || country === null) return FIGURE_SOURCES.entered(format, { lifeExpectancy });
  const { source, year, fromSnapshot } = figure;
  const describe = fromSnapshot ? FIGURE_SOURCES.snapshot : FIGURE_SOURCES.country;
  return describe(format, { country, source: namePublisher(source), year, lifeExpectancy });
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
