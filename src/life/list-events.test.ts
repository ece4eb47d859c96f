import { describe, expect, test } from 'vitest';
import { MOTHER } from '../../tests/fixtures/life-events.ts';
import { countEvents, NO_LIFE_EVENTS } from './life-events.ts';
import { listChapters, listMoments } from './place-events.ts';
import { whenOf } from './when.ts';

const BORN = { year: 1990, month: 5, day: 15 };

describe('The list of moments', () => {
  const moments = [
    { id: 'early', text: 'Parents meet', when: whenOf('1985') },
    { id: 'job', text: 'First job', when: whenOf('2012-06-04') },
    { id: 'bike', text: 'First bike', when: whenOf('1996-06') },
  ];

  test('is in the order of time, and those before birth come last, without a number', () => {
    expect(listMoments(moments, BORN).map(({ moment, placed }) => [moment.id, placed?.number])).toEqual([
      ['bike', 1],
      ['job', 2],
      ['early', undefined],
    ]);
  });

  test('without a birthdate can place ages, but not dates', () => {
    const stop = { id: 'stop', text: 'Stop working', when: whenOf('65') };
    const listed = listMoments([...moments, stop], null);
    expect(listed.map(({ moment, placed }) => [moment.id, placed?.number])).toEqual([
      ['stop', 1],
      ['early', undefined],
      ['job', undefined],
      ['bike', undefined],
    ]);
  });
});

test('The list of chapters is in the order of time, and those before birth come last', () => {
  const color = '#F7893B' as const;
  const chapters = [
    { id: 'before', name: 'Before', from: whenOf('1980'), until: whenOf('1985'), color },
    { id: 'berlin', name: 'Berlin', from: whenOf('2012'), until: whenOf('2016'), color },
    { id: 'school', name: 'School', from: whenOf('1996'), until: whenOf('2008'), color },
  ];
  expect(listChapters(chapters, BORN).map(({ chapter, placed }) => [chapter.id, placed !== null])).toEqual([
    ['school', true],
    ['berlin', true],
    ['before', false],
  ]);
});

test('A chapter in the list has the problem of its times', () => {
  const color = '#F7893B' as const;
  const chapters = [
    { id: 'before', name: 'Before', from: whenOf('1980'), until: whenOf('1995'), color },
    { id: 'reversed', name: 'Reversed', from: whenOf('2016'), until: whenOf('2012'), color },
    { id: 'one', name: 'One', from: whenOf('2012'), until: whenOf('2014'), color },
    { id: 'other', name: 'Other', from: whenOf('2012'), until: whenOf('2020'), color },
    { id: 'home', name: 'Home', from: whenOf('2020'), until: null, color },
  ];
  expect(
    listChapters(chapters, BORN).map(({ chapter, placed, problem }) => [
      chapter.id,
      placed !== null,
      problem?.code,
    ]),
  ).toEqual([
    ['other', true, 'overlaps'],
    ['home', true, undefined],
    ['before', false, 'fromBeforeBirth'],
    ['reversed', false, 'endsBeforeItBegins'],
    ['one', false, 'overlaps'],
  ]);
});

test('Chapters, moments and people count together; without any there are none', () => {
  const moment = { id: 'm', text: 'Wedding', when: whenOf('30') };
  const chapter = { id: 'c', name: 'Berlin', from: whenOf('2012'), until: null, color: '#4E84F0' } as const;
  expect(
    countEvents({
      chapters: [chapter, chapter],
      moments: [moment],
      people: [MOTHER, MOTHER, MOTHER, MOTHER],
    }),
  ).toBe(7);
  expect([countEvents(NO_LIFE_EVENTS), countEvents(null)]).toEqual([0, 0]);
});
