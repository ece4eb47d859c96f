import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import { alpha2Of, countryCodes, placeNamesIn, placesMissingIn } from './country-names.ts';

interface Row {
  readonly code: string;
  readonly iso2: string;
  readonly name: string;
}

const rows = parse<Row>(readFileSync('data/life-expectancy.csv', 'utf8'), { columns: true });
const CHANNEL_ISLANDS = 'CHI';
const isoRows = rows.filter(({ code }) => code !== CHANNEL_ISLANDS);

describe('The alpha-2 code', () => {
  test('of every economy is the one in the table of life expectancies', () => {
    expect(isoRows).toHaveLength(216);
    expect(isoRows.map(({ code }) => [code, alpha2Of(code)])).toEqual(
      isoRows.map(({ code, iso2 }) => [code, iso2]),
    );
  });

  test.each([CHANNEL_ISLANDS, 'WLD', 'COK', 'kor', ''])('is not guessed for %j', (code) => {
    expect(alpha2Of(code)).toBeUndefined();
  });
});

test('The codes are those of all economies in the table of life expectancies', () => {
  expect(new Set(countryCodes())).toEqual(new Set(rows.map(({ code }) => code)));
});

describe('The places that are missing in a list', () => {
  const countries = rows.map(({ code, name }) => ({ code, name }));
  // Uninhabited, parts of a place with a code of its own, or none: Intl has names for them too.
  const NO_PLACES =
    'AC AN AQ BU BV CP CQ CS DD DG DY EA EU EZ FX GG GS HM HV IC IO JE NH QO RH SU TA TF TP UK UM UN VD XA XB YD YU ZR ZZ';

  test('are all others that Intl knows, but those listed above', () => {
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
    const nameOf = placeNamesIn('en');
    const known = letters.flatMap((one) => letters.map((other) => one + other)).filter(nameOf);
    const economies = new Set(isoRows.map(({ iso2 }) => iso2));
    const others = known.filter((alpha2) => !economies.has(alpha2) && !NO_PLACES.split(' ').includes(alpha2));
    expect(placesMissingIn(countries)).toEqual(others);
  });

  test('are countries as well if the list is without them', () => {
    const withoutKosovo = countries.filter(({ code }) => code !== 'XKX');
    expect(placesMissingIn(withoutKosovo)[0]).toBe('XK');
  });
});
