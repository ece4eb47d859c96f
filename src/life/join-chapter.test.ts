import { describe, expect, test } from 'vitest';
import { chapter } from '../../tests/fixtures/life-events.ts';
import { findEndedChapter, findSameSpan, joinChapter } from './join-chapter.ts';
import type { Chapter } from './life-events.ts';
import { colorWeeks, placeChapters } from './place-events.ts';

const BORN = { year: 1990, month: 5, day: 15 };

const goingOn = (name: string, from: string): Chapter => ({ ...chapter(name, from, null), goesOn: true });
const place = (chapters: readonly Chapter[]) => placeChapters(chapters, { birthdate: BORN, now: 36 * 52 });

describe('A chapter without an end that another one would end', () => {
  const [berlin, paris] = [chapter('Berlin', '2012', null), chapter('Paris', '2016', '2018')];
  const find = (changed: Chapter, chapters: readonly Chapter[]) =>
    findEndedChapter(changed, chapters, BORN)?.name;

  test.each<[string, Chapter, readonly Chapter[], string | undefined]>([
    ['is the one before', paris, [berlin], 'Berlin'],
    ['is the new one, if the other is there already', berlin, [paris], 'Berlin'],
    ['is none that goes on', paris, [goingOn('Berlin', '2012')], undefined],
    ['is none with an end', paris, [chapter('Berlin', '2012', '2017')], undefined],
    ['is none that begins later', chapter('School', '6', '18'), [berlin], undefined],
    ['is none that begins with it', chapter('Job', '2012', '2016'), [berlin], undefined],
    ['is none that has ended before', chapter('Rome', '2020', null), [berlin, paris], undefined],
    ['is one that would end sooner', chapter('Love', '2014', '2015'), [berlin, paris], 'Berlin'],
    ['is none that it ends as before', { ...paris, color: 'red' }, [berlin, paris], undefined],
    ['is the changed one, also if it ended before', { ...berlin, color: 'red' }, [berlin, paris], 'Berlin'],
    ['is one that loses its end', berlin, [chapter('Berlin', '2012', '2015'), paris], 'Berlin'],
    ['is one that it ends after a change', paris, [berlin, chapter('Paris', '2010', '2018')], 'Berlin'],
    ['is none beside one that has no place', chapter('Late', '2018', '2016'), [berlin], undefined],
  ])('%s', (_, changed, chapters, name) => {
    expect(find(changed, chapters)).toBe(name);
  });

  const join = (changed: Chapter, chapters: readonly Chapter[], goesOn?: boolean) =>
    joinChapter(chapters, changed, goesOn === undefined ? {} : { goesOn }, BORN);

  test('goes on without an end if the visitor says so, and is not asked about again', () => {
    const marked = goingOn('Berlin', '2012');
    expect(join(paris, [berlin], true)).toEqual([marked, paris]);
    expect(join(berlin, [paris], true)).toEqual([paris, marked]);
    expect(join(berlin, [berlin, paris], true)).toEqual([marked, paris]);
    expect(find(chapter('Rome', '2020', null), [marked, paris])).toBeUndefined();
  });

  test('goes on until another one that has ended it so far, so that it keeps its weeks', () => {
    const love = chapter('Love', '2014', '2015');
    const joined = join(love, [berlin, paris], true);
    expect(joined).toEqual([{ ...berlin, until: paris.from }, paris, love]);
    expect(place(joined)[0]).toMatchObject({ from: 1125, until: 1333 });
  });

  test('ends there if the visitor says so, as where nothing is asked', () => {
    const ended = { ...berlin, until: paris.from };
    expect(join(paris, [berlin], false)).toEqual([ended, paris]);
    expect(join(berlin, [paris], false)).toEqual([paris, ended]);
    // It is not asked about again, also where another one would end it sooner.
    expect(find(chapter('Love', '2013', '2014'), [ended, paris])).toBeUndefined();
    expect(place([ended, paris])).toEqual(
      place([berlin, paris]).map((each, no) => (no === 0 ? { ...each, chapter: ended } : each)),
    );
    for (const goesOn of [undefined, false])
      expect(join({ ...berlin, color: 'red' }, [berlin, paris], goesOn)).toEqual([
        { ...berlin, color: 'red' },
        paris,
      ]);
  });
});

describe('A chapter of the same weeks', () => {
  const [job, city] = [chapter('Job', '2010', '2012'), chapter('City', '2010-01-01', '2012-12')];
  const other = chapter('Love', '2011', '2012');

  test.each<[string, Chapter, readonly Chapter[], string | undefined]>([
    ['is asked about', city, [other, job], 'Job'],
    ['is the last of several', city, [job, { ...job, id: 'b', name: 'B' }], 'B'],
    ['is none that begins later', other, [job], undefined],
    [
      'is none that begins on another day of its week',
      chapter('Days', '2010-01-02', '2012'),
      [job],
      undefined,
    ],
    ['is one without an end', chapter('Job', '2010', null), [chapter('City', '2010-01', null)], 'City'],
    ['is none that was there before', { ...city, color: 'red' }, [job, city], undefined],
    ['is one of the new weeks', city, [job, chapter('City', '2010', '2014')], 'Job'],
  ])('%s', (_, changed, chapters, name) => {
    expect(findSameSpan(changed, chapters, BORN)?.name).toBe(name);
  });

  test('colors them if the visitor says so', () => {
    const colorOf = (chapters: readonly Chapter[]) =>
      colorWeeks(place(chapters))
        .map(({ chapter: { name }, from, until }) => `${name} ${from}–${until}`)
        .join(', ');
    expect(colorOf(joinChapter([job], city, { colors: true }, BORN))).toBe('City 1021–1177');
    expect(colorOf(joinChapter([job], city, { colors: false }, BORN))).toBe('Job 1021–1177');
    expect(colorOf(joinChapter([city, job], city, { colors: true }, BORN))).toBe('City 1021–1177');
    expect(colorOf(joinChapter([job, city], job, {}, BORN))).toBe('City 1021–1177');
  });
});
