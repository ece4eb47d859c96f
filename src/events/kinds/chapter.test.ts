import { describe, expect, test } from 'vitest';
import { entryAmong } from '../../../tests/fixtures/entry-context.ts';
import type { Chapter } from '../../life/life-events.ts';
import { whenOf } from '../../life/when.ts';
import type { EventDraft, KindContext } from '../kind.ts';
import type { EventProblem } from '../problem.ts';
import { CHAPTER, writeAnswer } from './chapter.ts';

const BERLIN: Chapter = {
  id: 'berlin',
  name: 'Berlin',
  from: whenOf('2012-06'),
  until: whenOf('2016'),
  color: 'green',
};
const TORONTO = { name: 'Toronto', from: '2017', until: '', goesOn: '', color: 'blue', colors: '' };
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

describe('A chapter that changes others', () => {
  const rome: Chapter = { ...BERLIN, id: 'rome', name: 'Rome', until: null };
  const yes = writeAnswer(true, rome, 'new');

  test('asks whether one without an end goes on, as soon as its times would end that', () => {
    expect(enter({ from: '2011', until: '2013' }, [rome]).problems).toEqual([]);
    expect(enter({}, [rome])).toMatchObject({
      event: null,
      problems: [
        { part: 'goesOn', problem: { code: 'unanswered', chapter: rome, next: { name: 'Toronto' } } },
      ],
    });
    // An answer about another chapter is none.
    expect(enter({ goesOn: writeAnswer(true, BERLIN, 'new') }, [rome]).event).toBeNull();
  });

  test('changes them with it as answered, in the order in which chapters are saved', () => {
    const { event, all = [] } = enter({ goesOn: yes }, [rome]);
    expect(all).toEqual([{ ...rome, goesOn: true }, event]);
    expect(Object.keys(all[0] ?? {})).toEqual(['id', 'name', 'from', 'until', 'goesOn', 'color']);
    const no = enter({ goesOn: writeAnswer(false, rome, 'new') }, [rome]);
    expect(no.all).toEqual([{ ...rome, until: whenOf('2017') }, event]);
  });

  test('asks about itself whenever another one ends it, with the answer that it has', () => {
    const toronto: Chapter = { ...rome, id: 'toronto', name: 'Toronto', from: whenOf('2017') };
    const context = (own: Chapter): KindContext<'chapters'> => ({
      ...entryAmong([toronto]),
      id: 'rome',
      all: [own, toronto],
    });
    const draftOf = (own: Chapter) => CHAPTER.complete(CHAPTER.write(own, context(own)), context(own)).draft;
    const marked: Chapter = { ...rome, goesOn: true };
    expect([draftOf(rome), draftOf(marked)].map(({ goesOn }) => goesOn)).toEqual(['no itself', 'yes itself']);
    expect(CHAPTER.read(draftOf(rome), context(rome)).event).toEqual(rome);
    expect(CHAPTER.read(draftOf(marked), context(marked)).event).toEqual(marked);
    expect(CHAPTER.read({ ...draftOf(marked), goesOn: 'no itself' }, context(marked)).event).toEqual(rome);
    // Without a later one, there is nothing to ask: it has no answer to begin with.
    expect(CHAPTER.write(rome, { ...context(rome), all: [rome] }).goesOn).toBe('');
  });

  test('asks which of two with the same weeks colors them: the last one of the list', () => {
    const same = { from: 'June 2012', until: '2016' };
    expect(enter(same, [BERLIN]).problems).toEqual([
      { part: 'colors', problem: { code: 'unanswered', chapter: BERLIN, next: null } },
    ]);
    const order = [true, false].map((isYes) =>
      enter({ ...same, colors: writeAnswer(isYes, BERLIN, 'new') }, [BERLIN]).all?.map(({ name }) => name),
    );
    expect(order).toEqual([
      ['Berlin', 'Toronto'],
      ['Toronto', 'Berlin'],
    ]);
  });
});

test('A line that says only when something ended is no chapter', () => {
  const line = {
    kind: 'chapters',
    words: 'Montreal',
    from: null,
    until: whenOf('2012'),
    goesOn: false,
    relation: 'friend',
    since: null,
  } as const;
  expect(CHAPTER.readLine(line, entryAmong()).problems).toEqual([
    { part: 'from', problem: { code: 'noBeginning' } },
  ]);
});
