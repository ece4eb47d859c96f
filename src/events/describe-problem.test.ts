import { expect, test } from 'vitest';
import { FORMAT } from '../../tests/fixtures/lives.ts';
import { whenOf } from '../life/when.ts';
import { describeProblem } from './describe-problem.ts';
import type { EventProblem } from './problem.ts';

const NO_NAME = 'Enter a name.';
const SENTENCES: readonly (readonly [EventProblem, string])[] = [
  [{ code: 'full' }, 'There’s no room for more. Remove one to add another.'],
  [{ code: 'noWords' }, 'Enter a few words.'],
  [{ code: 'noChapterName' }, NO_NAME],
  [{ code: 'noPersonName' }, NO_NAME],
  [{ code: 'noBeginning' }, 'This says when something ended. Add when it began, as in “2008–2012”.'],
  [{ code: 'empty' }, 'Enter a day, month, year or age, such as “May 2012” or “age 30”.'],
  [
    { code: 'unreadable' },
    'This can’t be read. Enter a day, month, year or age, such as “May 2012” or “age 30”.',
  ],
  [{ code: 'ambiguous' }, 'Which is the day, and which the month? Write the month as a word.'],
  [{ code: 'noSuchDay' }, 'There is no such day. Check the day and the month.'],
  [{ code: 'noYear' }, 'The year is missing. Add it.'],
  [{ code: 'shortYear' }, 'Write the year in four digits, such as “1997”.'],
  [
    { code: 'beforeBirth', when: whenOf('1990-05-01') },
    'May 1, 1990 is before your birth. Enter a later time.',
  ],
  [{ code: 'tooLate', oldest: 150 }, 'This is past age 150. Enter an earlier time.'],
  [{ code: 'fromBeforeBirth' }, 'This is before your birth. Enter a later time.'],
  [{ code: 'untilBeforeBirth' }, 'This is before your birth. Enter a later time.'],
  [{ code: 'endsBeforeItBegins' }, 'The end has to be later than the beginning.'],
  [{ code: 'year' }, 'Enter a year, such as 1962.'],
  [{ code: 'fourDigits' }, 'Enter a year with four digits, such as 1962, not an age.'],
  [{ code: 'yearToCome' }, 'That’s in the future. Enter this year or an earlier one.'],
  [{ code: 'tooLongAgo' }, 'Check the year of birth: it’s more than 130 years ago.'],
  [{ code: 'days' }, 'Enter a number of days from 0 to 365.'],
  [
    { code: 'untilBeforeSince', year: 1990 },
    'You can’t have lived together before 1990. Enter that year or a later one.',
  ],
  [{ code: 'sinceWhen' }, 'When did you meet? Enter a year.'],
  [{ code: 'livedSinceWhen' }, 'When did you begin to live together? Enter a year.'],
  [{ code: 'yearPast' }, 'That’s in the past. Enter this year or a later one.'],
  [{ code: 'untilTooFar', year: 2156 }, 'Enter a year up to 2156.'],
  [{ code: 'sinceBeforeBirth', year: 1990 }, 'One of you was born in 1990. Enter that year or a later one.'],
  [
    { code: 'diedBeforeBirth', year: 1962 },
    'That’s before 1962, the year of birth. Enter that year or a later one.',
  ],
  [
    { code: 'afterDeath', year: 2007 },
    'That’s after 2007, the year of death. Enter that year or an earlier one.',
  ],
];

test.each(SENTENCES)('%o is said as “%s”', (problem, sentence) => {
  expect(describeProblem({ format: FORMAT, birthdate: { year: 1990, month: 5, day: 15 } }, problem)).toBe(
    sentence,
  );
});
