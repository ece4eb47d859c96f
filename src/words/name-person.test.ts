import { expect, test } from 'vitest';
import { namePerson as inArabic } from './ar/names.ts';
import { namePerson as inGerman } from './de/names.ts';
import { namePerson as inFrench } from './fr/names.ts';
import { namePerson as inJapanese } from './ja/names.ts';

test.each([
  [inGerman, 'Meine Mutter', 'Ihre Mutter'],
  [inGerman, 'Meine Partnerin oder mein Partner', 'Ihre Partnerin oder Ihr Partner'],
  [inGerman, 'Eine Freundin oder ein Freund', 'eine Freundin oder ein Freund'],
  [inGerman, 'Meinhard', 'Meinhard'],
  [inGerman, 'Eino', 'Eino'],
  [inFrench, 'Mon ou ma partenaire', 'votre partenaire'],
  [inFrench, 'Ma grand-mère ou mon grand-père', 'votre grand-mère ou votre grand-père'],
  [inFrench, 'Manon', 'Manon'],
  [inArabic, 'أمي', 'أمك'],
  [inArabic, 'أبي', 'أبيك'],
  [inArabic, 'ابني أو ابنتي', 'ابنك أو ابنتك'],
  [inArabic, 'شريك أو شريكة حياتي', 'شريك أو شريكة حياتك'],
  [inArabic, 'صديقي أو صديقتي', 'صديقك أو صديقتك'],
  [inArabic, 'هادي', 'هادي'],
  [inJapanese, '祖父・祖母', 'おじいさん・おばあさん'],
])('the visitor’s name for a person becomes the page’s: %o of %s', (namePerson, name, named) => {
  expect(namePerson(name)).toBe(named);
});
