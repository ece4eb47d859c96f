import { describe, expect, test } from 'vitest';
import { planLines } from '../../../tests/fixtures/plan-lines.ts';
import { type Chapter, NO_LIFE_EVENTS } from '../../life/life-events.ts';
import { whenOf } from '../../life/when.ts';

describe('Whether a chapter without an end goes on is asked where another one would end it', () => {
  const lines = 'since 2012 Berlin\nsince 2016 Cat Mimi';
  const withAnswer = (goesOn: boolean) =>
    planLines(lines, { answers: { 'since 2016 Cat Mimi': { goesOn } } });

  test('in a line before it', () => {
    const { entries, events, questions } = planLines(lines);
    expect(entries[1]).toMatchObject({
      state: 'asks',
      notes: ['From 2016 on'],
      ofChapter: {
        goesOn: {
          doubt: 'Does “Berlin” go on?',
          answers: ['Yes, it goes on', 'No, it ends when “Cat Mimi” begins'],
          chosen: null,
        },
        colors: null,
      },
    });
    expect([events.chapters.length, questions]).toEqual([1, 1]);
  });

  test('or among those that are saved', () => {
    const berlin: Chapter = {
      id: 'berlin',
      name: 'Berlin',
      from: whenOf('2012'),
      until: null,
      color: 'blue',
    };
    const planned = planLines('since 2016 Cat Mimi', {
      existing: { ...NO_LIFE_EVENTS, chapters: [berlin] },
      answers: { 'since 2016 Cat Mimi': { goesOn: true } },
    });
    expect(planned.chapters).toMatchObject([{ ...berlin, goesOn: true }, { name: 'Cat Mimi' }]);
    expect(planned.events.chapters).toMatchObject([{ name: 'Cat Mimi' }]);
  });

  test('but not if its line says so', () => {
    const { entries, chapters } = planLines('2012 to now Berlin\nsince 2016 Cat Mimi');
    expect(entries.map(({ state }) => state)).toEqual(['sure', 'sure']);
    expect(chapters.map(({ name, goesOn }) => [name, goesOn])).toEqual([
      ['Berlin', true],
      ['Cat Mimi', undefined],
    ]);
  });

  test('with the name of the one that ends it, which may be an earlier line', () => {
    const { entries } = planLines('2016-2020 Rome\nsince 2012 Berlin');
    expect(entries[1]?.ofChapter.goesOn?.answers[1]).toBe('No, it ends when “Rome” begins');
  });

  test('and says that it ends itself, if it asks about another one', () => {
    const three = 'since 2012 Berlin\n2018-2020 Rome\nsince 2016 Cat Mimi';
    const answers = { '2018-2020 Rome': { goesOn: false }, 'since 2016 Cat Mimi': { goesOn: true } };
    expect(planLines(three, { answers }).entries.map((entry) => entry.notes.slice(1))).toEqual([
      [],
      ['“Berlin” ends when the next chapter begins.'],
      ['“Cat Mimi” ends when the next chapter begins.'],
    ]);
  });

  test('and it does, or ends there, which is said', () => {
    expect(withAnswer(true)).toMatchObject({ sure: 2, chapters: [{ goesOn: true }, { name: 'Cat Mimi' }] });
    const ended = withAnswer(false);
    expect(ended.chapters.some(({ goesOn }) => goesOn)).toBe(false);
    expect(ended.entries[1]?.notes).toEqual(['From 2016 on', '“Berlin” ends when the next chapter begins.']);
  });
});

test('Which of two chapters colors the weeks that both have is asked', () => {
  const lines = '2010-2012 Job\n2010-2012 City';
  expect(planLines(lines).entries[1]).toMatchObject({
    state: 'asks',
    ofChapter: {
      goesOn: null,
      colors: { doubt: '“Job” has the same weeks. Which one colors them?', answers: ['City', 'Job'] },
    },
  });
  const colored = (colors: boolean) =>
    planLines(lines, { answers: { '2010-2012 City': { colors } } }).chapters.map(({ name }) => name);
  // The last one of the list does.
  expect([colored(true), colored(false)]).toEqual([
    ['Job', 'City'],
    ['City', 'Job'],
  ]);
});
