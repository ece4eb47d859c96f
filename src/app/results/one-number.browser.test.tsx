import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { InResults, sampleOfAge } from '../../../gallery/in-results.tsx';
import { shownJapan } from '../../../tests/fixtures/places.ts';
import { ResultsBody } from './results-body.tsx';
import { RESULTS_SECTIONS } from './sections.ts';

/** What a page of results says in more than one place, and the sentences in which it does. */
const THINGS: Readonly<Record<string, readonly RegExp[]>> = {
  'life expectancy': [
    /Life expectancy(?: at birth)?[:,] ([\d.]+)/g,
    /life expectancy(?: at birth)? of ([\d.]+)/g,
    /% of ([\d.]+) years/g,
    /Entered by hand: ([\d.]+)/g,
    /The line at ([\d.]+)/g,
    /Life expectancy − years lived: ([\d.]+)/g,
  ],
  'years to life expectancy': [
    /([\d.]+) years? to life expectancy/g,
    /Years Remaining ([\d.]+)/g,
    /Life expectancy, [\d.]+ in ([\d.]+) years?/g,
    /years lived: [\d.]+ − [\d.]+ = ([\d.]+)/g,
  ],
  'weeks ahead': [
    /About ([\d,]+)(?: more weeks)? may lie ahead/g,
    /Weeks Left ([\d,]+)/g,
    /rounded down: [\d.]+ × 52 = ([\d,]+)/g,
  ],
  'weeks so far': [/lived ([\d,]+) weeks/g, /rounded down: [\d,]+ ÷ 7 = ([\d,]+)/g, /([\d,]+) weeks so far/g],
  'how old people of that age grow': [
    /who are already \d+ live to ([\d.]+)/g,
    /live to ([\d.]+) on average/g,
  ],
  'the age that half reach': [/(?<!falling), half reach (\d+)/g, /half: (\d+)/g],
  'share of life expectancy': [/([\d.]+%) of [\d.]+ years/g, /([\d.]+%) of life expectancy/g],
};

/** The text of the page, with what is folded, each element apart. */
function readPage(): string {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const parts: string[] = [];
  while (walker.nextNode()) parts.push(walker.currentNode.textContent ?? '');
  return parts.join(' ').replaceAll(/\s+/g, ' ');
}

/** Those things of which a text has two numbers, and how many things it has at all. */
function compareNumbers(text: string) {
  const found = Object.entries(THINGS).map(([thing, sentences]) => {
    const numbers = sentences.flatMap((sentence) =>
      Array.from(text.matchAll(sentence), ([, figure = '']) => Number.parseFloat(figure.replaceAll(',', ''))),
    );
    return { thing, numbers: [...new Set(numbers)] };
  });
  return {
    twice: found.filter(({ numbers }) => numbers.length > 1),
    known: found.filter(({ numbers }) => numbers.length > 0).length,
  };
}

test('the comparison finds two numbers for one thing', () => {
  const { twice } = compareNumbers(
    'You have lived 2,214 weeks. … Weeks so far: rounded down: 15,505 ÷ 7 = 2,215.',
  );
  expect(twice).toEqual([{ thing: 'weeks so far', numbers: [2214, 2215] }]);
});

const country = { shownCountry: shownJapan() };
test.each([
  ['of a newborn', 0, 84, country],
  ['at 12', 12, 84, country],
  ['at 16', 16, 84.1, country],
  ['at 36', 36, 84, country],
  ['at 65', 65, 84, country],
  ['at 82', 82, 84, country],
  ['at 84', 84, 84, country],
  ['at 100', 100, 84, country],
  ['at 102', 102, 84, country],
  ['at 36 of 82.3 years', 36, 82.3, {}],
  ['just below a life expectancy', 65, 65.4, {}],
  ['above a life expectancy', 65, 61, {}],
])(
  'no two sentences of the page %s give two numbers for one thing',
  async (_, age, lifeExpectancy, model) => {
    await render(
      <InResults sample={sampleOfAge(age, { lifeExpectancy })} model={model}>
        <ResultsBody sections={RESULTS_SECTIONS} />
      </InResults>,
    );
    await expect.poll(() => document.querySelector('.disclaimer, #share, #method')).not.toBeNull();
    const { twice, known } = compareNumbers(readPage());
    expect(twice).toEqual([]);
    expect(known).toBeGreaterThan(2);
  },
);
