import { TYPED_LIFE } from '#words/results.ts';
import { describeChapterTime, describeTime, describeWhen } from '../../events/describe-events.ts';
import { writeLifetime } from '../../events/describe-time-together.ts';
import type { Question, TypedEvent } from '../../events/typed-life/parse-typed-life.ts';
import type { KindName } from '../../life/life-events.ts';
import { yearOf } from '../../life/when.ts';
import type { Format } from '../../words/format.ts';
import { isolateName } from '../../words/isolate-name.ts';
import { EDITORS } from './editors.ts';

type TypedTimes = Pick<TypedEvent, 'from' | 'until'>;

/** The times of a line, without the ages that they are. */
export function describeTimes(format: Format, { from, until }: TypedTimes): string {
  const context = { format, birthdate: null };
  if (from && until) return describeChapterTime(context, { from, until }, null);
  const when = from ?? until;
  return when ? describeWhen(context, when) : '';
}

/** The time of a line as it would be kept, whether or not it can be added. */
export function describeTyped(format: Format, kind: KindName, { from, until }: TypedTimes): string {
  const context = { format, birthdate: null };
  const when = from ?? until;
  if (kind === 'chapters' && from) return describeChapterTime(context, { from, until }, null);
  const year = yearOf(when);
  if (kind !== 'people' || year === null) return when ? describeTime(context, when) : '';
  const diedIn = from && yearOf(until);
  return diedIn === null
    ? TYPED_LIFE.born({ year: String(year) })
    : writeLifetime({ birthYear: year, diedIn });
}

/** The answers to a question, by what would be added: with the words where these differ. */
export function nameAnswers(format: Format, answers: readonly TypedEvent[]): readonly string[] {
  const isSame = new Set(answers.map(({ words }) => words)).size < 2;
  return answers.map((typed) => {
    const words = isSame ? '' : isolateName(typed.words);
    const { kind } = typed;
    return TYPED_LIFE.answer({
      kind: EDITORS[kind].name(),
      has: words === '' ? 'time' : 'words',
      words,
      time: describeTyped(format, kind, typed),
    });
  });
}

/** @returns a short question, about the kinds of its answers */
export function describeDoubt({ doubt, answers }: Question): string {
  const { doubts } = TYPED_LIFE;
  if ('text' in doubt) return doubts[doubt.code]({ text: isolateName(doubt.text) });
  const isOfChapter = answers.some(({ kind }) => kind === 'chapters');
  return doubts[doubt.code === 'momentOrPerson' && isOfChapter ? 'chapterOrPerson' : doubt.code];
}

/** Asks since when two people know each other: two times are those of somebody who has died. */
export function describeSinceWhen({ relation, words, from, until }: TypedEvent): string {
  const isLate = from !== null && until !== null;
  const [living, late] =
    relation === 'partner' ? (['partner', 'latePartner'] as const) : (['other', 'late'] as const);
  return TYPED_LIFE.sinceWhen({ whom: isLate ? late : living, name: isolateName(words) });
}
