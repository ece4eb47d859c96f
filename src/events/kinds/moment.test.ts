import { describe, expect, test } from 'vitest';
import { entryAmong } from '../../../tests/fixtures/entry-context.ts';
import type { Moment } from '../../life/life-events.ts';
import { whenOf } from '../../life/when.ts';
import type { EventDraft } from '../kind.ts';
import { MOMENT } from './moment.ts';

const enter = (draft: Partial<EventDraft<'moments'>>, others: readonly Moment[] = []) =>
  MOMENT.read({ text: 'Wedding', when: '2019', ...draft }, entryAmong(others));

describe('A moment as it is entered', () => {
  test('has cleaned words and its time', () => {
    expect(enter({ text: ' Wedding\u202e ', when: 'August 24, 2019' })).toEqual({
      event: { id: 'new', text: 'Wedding', when: whenOf('2019-08-24') },
      problems: [],
    });
  });

  test('has at most 80 characters, and no half of one', () => {
    expect(enter({ text: 'W'.repeat(10_000) }).event?.text).toBe('W'.repeat(80));
    expect(enter({ text: `${'W'.repeat(79)}🎉` }).event?.text).toBe('W'.repeat(79));
    expect(enter({ text: `${' '.repeat(80)}Wedding` }).event?.text).toBe('Wedding');
  });

  test.each(['', '   ', '\u200b'])('needs words: “%s”', (text) => {
    const problems = [{ part: 'text', problem: { code: 'noWords' } }];
    expect(enter({ text })).toEqual({ event: null, problems });
  });

  test.each([
    ['', { code: 'empty' }],
    ['1980', { code: 'beforeBirth', when: whenOf('1980') }],
    ['May 1, 1990', { code: 'beforeBirth', when: whenOf('1990-05-01') }],
    ['151', { code: 'tooLate', oldest: 150 }],
  ])('needs a time: “%s”', (when, problem) => {
    expect(enter({ when })).toEqual({ event: null, problems: [{ part: 'when', problem }] });
  });

  test.each(['May 15, 1990', 'May 1990', '1990', '0', '150', 'May 15, 2140', '2140'])(
    'may be from birth to age 150: “%s”',
    (when) => {
      expect(enter({ when }).problems).toEqual([]);
    },
  );

  test('has its problems in the order of the fields', () => {
    expect(enter({ text: '', when: '' }).problems.map(({ part }) => part)).toEqual(['text', 'when']);
  });

  test('is one of at most 50', () => {
    const others = Array.from({ length: 50 }, () => ({ id: 'other', text: 'A', when: whenOf('2012') }));
    expect(enter({}, others).problems).toEqual([{ part: 'text', problem: { code: 'full' } }]);
    expect(enter({}, others.slice(1)).event).not.toBeNull();
  });
});

test('A moment of a week that was tapped begins with the first day of that week', () => {
  expect(MOMENT.ofWeek?.(1144, entryAmong())).toEqual({ when: 'May 15, 2012' });
});
