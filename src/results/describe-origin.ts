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
  const { life, expectancy } = shown;
  const lifeExpectancy = expectancy.years;
  const country = shown.country && countryPhraseOf(shown.country);
  if (expectancy.kind === 'entered' || country === null)
    return FIGURE_SOURCES.entered(format, { lifeExpectancy });
  if (expectancy.kind === 'table') {
    const { outlook, population, tableYear: year } = expectancy;
    return TABLE_FIGURES[outlook](format, {
      people: classifyPeople({ population, age: life.age }),
      country,
      lifeExpectancy,
      year,
      source: DATA_SOURCES.unitedNations.title,
    });
  }
  const { source, year, fromSnapshot } = expectancy.figure;
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
  const { expectancy, country } = shown;
  const ofWorldBank =
    expectancy.kind === 'birth' && country
      ? {
          country: countryPhraseOf(country),
          lifeExpectancy: expectancy.years,
          year: expectancy.figure.year,
        }
      : null;
  return joinSentences(
    ofWorldBank ? FIGURE_SOURCES.inPicture(format, ofWorldBank) : describeOrigin(format, shown),
    ofWorldBank && describeDataSource('worldBank'),
    hasTable && describeDataSource('unitedNations'),
  );
}
