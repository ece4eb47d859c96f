import { describe, expect, test } from 'vitest';
import { entryAmong } from '../../../tests/fixtures/entry-context.ts';
import type { Chapter } from '../../life/life-events.ts';
import { whenOf } from '../../life/when.ts';
import type { EventDraft } from '../kind.ts';
import type { EventProblem } from '../problem.ts';
import { CHAPTER } from './chapter.ts';

const BERLIN: Chapter = {
  id: 'berlin',
  name: 'Berlin',
  from: whenOf('2012-06'),
  until: whenOf('2016'),
  color: 'green',
};
const TORONTO = { name: 'Toronto', from: '2017', until: '', goesOn: '', color: 'blue' };
const enter = (draft: Partial<EventDraft<'chapters'>>, others: readonly Chapter[] = []) =>
  CHAPTER.read({ ...TORONTO, ...draft }, entryAmong(others));

describe('A chapter as it is entered', () => {
  test('has its times, and needs no end', () => {
    expect(enter({ from: 'Jan 2017', until: 'age 40' }, [BERLIN]).event).toEqual({
      id: 'new',
      name: 'Toronto',
      from: whenOf('2017-01'),
      until: whenOf('40'),
      color: 'blue',
    });
    expect(enter({ until: ' ' }).event?.until).toBeNull();
  });

  test('may share weeks with another one, and last longer than an average life', () => {
    expect(enter({ from: '2014', until: '150' }, [BERLIN]).problems).toEqual([]);
  });

  test.each<[Partial<EventDraft<'chapters'>>, string, EventProblem]>([
    [{ name: ' ' }, 'name', { code: 'noChapterName' }],
    [{ from: '' }, 'from', { code: 'empty' }],
    [{ from: '1980' }, 'from', { code: 'beforeBirth', when: whenOf('1980') }],
    [{ until: '1980' }, 'until', { code: 'beforeBirth', when: whenOf('1980') }],
    [{ until: '151' }, 'until', { code: 'tooLate', oldest: 150 }],
    [{ until: '2012' }, 'until', { code: 'endsBeforeItBegins' }],
  ])('%o: a problem at “%s”', (draft, part, problem) => {
    expect(enter(draft, [BERLIN])).toEqual({ event: null, problems: [{ part, problem }] });
  });

  test('is one of at most 8', () => {
    const others = Array.from({ length: 8 }, () => BERLIN);
    expect(enter({}, others).problems).toEqual([{ part: 'name', problem: { code: 'full' } }]);
  });

  test('has the first color that no other one has, until another is chosen', () => {
    const colorOf = (entered: Partial<EventDraft<'chapters'>>) =>
      CHAPTER.complete(entered, entryAmong([{ ...BERLIN, color: 'blue' }])).draft.color;
    expect([colorOf({}), colorOf({ color: 'blue' })]).toEqual(['green', 'blue']);
  });
});

test('A line that says only when something ended is no chapter', () => {
  const line = {
    kind: 'chapters',
    words: 'Montreal',
    from: null,
    until: whenOf('2012'),
    relation: 'friend',
    since: null,
  } as const;
  expect(CHAPTER.readLine(line, entryAmong()).problems).toEqual([
    { part: 'from', problem: { code: 'noBeginning' } },
  ]);
});
