import { MARKS } from '#words/results.ts';
import type { PlacedChapter } from '../life/place-events.ts';
import { ageInWeek } from '../life/weeks.ts';
import type { Format } from './format.ts';
import { isolateName } from './isolate-name.ts';

/** @example nameChapter(format, berlin) // 'Berlin, age 22 to 27' */
export function nameChapter(format: Format, { chapter, from, until, goesOn }: PlacedChapter): string {
  const name = isolateName(chapter.name);
  return goesOn
    ? MARKS.fromAge(format, { name, age: ageInWeek(from) })
    : MARKS.betweenAges(format, { name, from: ageInWeek(from), until: ageInWeek(until) });
}
