import { describe, expect, test } from 'vitest';
import { listWordFolders } from '../../scripts/words/compile.ts';
import { makeQuotes, quoteLanguages } from './make-quotes.ts';

describe('The quotes', () => {
  const { quotes } = makeQuotes('en');

  test('are 31, one for each day of a month, without duplicates', () => {
    expect(quotes).toHaveLength(31);
    expect(new Set(quotes.map(({ text }) => text)).size).toBe(31);
  });

  test('are there in each language of the page', () => {
    expect(quoteLanguages().toSorted()).toEqual(listWordFolders().toSorted());
  });

  test.each(quotes)('“$text” is about time, life or the day, and not about dying', ({ text }) => {
    expect(text).toMatch(
      /\b(time|eternity|years?|days?|hours?|minutes|moment|morning|future|present|yesterday|now|tide|postponement|long|life)\b/i,
    );
    expect(text).not.toMatch(
      /\b(death|dead|die[sd]?|dying|deceased|grave|bur(?:y|ied)|perish|mortal|funeral)\b/i,
    );
  });

  test('keep commas in texts', () => {
    expect(quotes[1]).toMatchObject({
      text: 'We do not have a very short time assigned to us, but we lose a great deal of it.',
      author: 'Seneca',
      work: 'On the Shortness of Life',
    });
  });

  test.each(quoteLanguages().filter((language) => language !== 'en'))(
    'in %s are the language’s own, 31 at most, without duplicates and never about dying',
    (language) => {
      const texts = makeQuotes(language).quotes.map(({ text }) => text);
      expect(texts.length).toBeLessThanOrEqual(31);
      expect(new Set(texts).size).toBe(texts.length);
      const ofDying =
        /\b(muert|muer[eo]|mort|mourir|meurt|tod\b|tot\b|sterb|grab\b|morr|túmulo|tumba)|死|墓|葬|موت|مات|قبر/iu;
      expect(texts.filter((text) => ofDying.test(text))).toEqual([]);
    },
  );
});
