import { describe, expect, test } from 'vitest';
import { COUNTRIES, find, indexFor } from '../../tests/fixtures/country-search.ts';
import { SHOWN_NAMES, shownIn } from '../../tests/fixtures/shown-names.ts';
import { searchCountries } from './search-countries.ts';

/** A search on the page in a language, in a browser of the same language. */
const searchIn = (language: string, text: string) =>
  searchCountries(indexFor(language, shownIn(language)), text).map(shownIn(language).nameOf);

describe('On the page in its language, a country is found first by', () => {
  test.each([
    ['en', 'germany', 'Germany'],
    ['es', 'alemania', 'Alemania'],
    ['es', 'japon', 'Japón'],
    ['es', 'corea del sur', 'Corea del Sur'],
    ['es', 'eeuu', 'Estados Unidos'],
    ['fr', 'etats unis', 'États-Unis'],
    ['fr', 'ALLEMAGNE', 'Allemagne'],
    ['fr', 'birmanie', 'Myanmar'],
    ['fr', 'royaume', 'Royaume-Uni'],
    ['de', 'osterreich', 'Österreich'],
    ['de', 'vereinigte staaten', 'USA'],
    ['de', 'elfenbein', 'Elfenbeinküste'],
    ['pt-BR', 'alemanha', 'Alemanha'],
    ['pt-BR', 'africa do sul', 'África do Sul'],
    ['pt-BR', 'birmania', 'Mianmar'],
    ['zh-Hans', '德国', '德国'],
    ['zh-Hans', '香港', '香港'],
    ['zh-Hans', '刚果', '刚果（布）'],
    ['zh-Hans', '阿拉伯联合酋长国', '阿联酋'],
    ['ja', 'ドイツ', 'ドイツ'],
    ['ja', 'ﾄﾞｲﾂ', 'ドイツ'],
    ['ja', 'どいつ', 'ドイツ'],
    ['ja', 'アメリカ合衆国', 'アメリカ'],
    ['ja', 'ボスニア', 'ボスニア・ヘルツェゴビナ'],
    ['ar', 'ألمانيا', 'ألمانيا'],
    ['ar', 'المانيا', 'ألمانيا'],
    ['ar', 'أَلْمَانِيَا', 'ألمانيا'],
    ['ar', 'اسبانيا', 'إسبانيا'],
    ['ar', 'المغرب', 'المغرب'],
    ['ar', 'مغرب', 'المغرب'],
    ['ar', 'السعوديه', 'السعودية'],
    ['ar', 'المملكة العربية السعودية', 'السعودية'],
    ['ar', 'مـصـر', 'مصر'],
    ['ar', 'مالديف', 'جزر المالديف'],
  ])('%s: %s', (language, text, name) => {
    expect(searchIn(language, text)[0]).toBe(name);
  });

  const pages = [...SHOWN_NAMES];

  test.each(pages)('%s: the name that it shows, of every country', (_, shown) => {
    const index = indexFor('en-US', shown);
    for (const country of COUNTRIES) {
      expect(searchCountries(index, shown.nameOf(country))[0]?.code, shown.nameOf(country)).toBe(
        country.code,
      );
    }
  });

  test.each(pages)('%s: its English name', (language, shown) => {
    const index = indexFor(language, shown);
    for (const name of [
      'Germany',
      'DR Congo',
      'Palestine',
      'Hong Kong',
      'Ivory Coast',
      'Trinidad and Tobago',
    ]) {
      expect(find(name, index)[0]).toBe(name === 'Ivory Coast' ? 'Côte d’Ivoire' : name);
    }
  });

  test.each(pages)('%s: the name in the language of the browser', (_, shown) => {
    const index = indexFor('fi', shown);
    expect(find('Saksa', index)[0]).toBe('Germany');
  });
});

describe('In every browser, a country is found by its name in its own language', () => {
  test.each([
    ['Deutschland', 'Germany'],
    ['日本', 'Japan'],
    ['مصر', 'Egypt'],
    ['España', 'Spain'],
    ['Suomi', 'Finland'],
    ['Magyarország', 'Hungary'],
    ['Ελλάδα', 'Greece'],
    ['Україна', 'Ukraine'],
    ['საქართველო', 'Georgia'],
    ['ไทย', 'Thailand'],
    ['ישראל', 'Israel'],
    ['ایران', 'Iran'],
    ['پاکستان', 'Pakistan'],
    ['বাংলাদেশ', 'Bangladesh'],
  ])('%s: %s', (text, name) => {
    expect(find(text, indexFor('en-US'))[0]).toBe(name);
  });

  test.each([
    ['Schweiz', 'Switzerland'],
    ['Svizra', 'Switzerland'],
    ['Suisse', 'Switzerland'],
    ['België', 'Belgium'],
    ['Belgique', 'Belgium'],
    ['இந்தியா', 'India'],
    ['Éire', 'Ireland'],
    ['Aotearoa', 'New Zealand'],
    ['Қазақстан', 'Kazakhstan'],
    ['Lëtzebuerg', 'Luxembourg'],
    ['Oʻzbekiston', 'Uzbekistan'],
    ['Oʼzbekiston', 'Uzbekistan'],
    ['Shqiperi', 'Albania'],
    ['Հայաստան', 'Armenia'],
    ['Føroyar', 'Faroe Islands'],
  ])('even if it has several, or the browser has none: %s', (text, name) => {
    expect(find(text, indexFor('en-US'))[0]).toBe(name);
  });
});

test('The list is in the order of the page’s language', () => {
  const first = (language: string) => searchIn(language, '').slice(0, 3);
  expect(first('de')).toEqual(['Afghanistan', 'Ägypten', 'Albanien']);
  expect(first('es')).toEqual(['Afganistán', 'Albania', 'Alemania']);
  expect(first('zh-Hans')[0]).toBe('阿尔巴尼亚');
});
