import { namePerson } from '#words/form.ts';
import { CHAPTERS, ENTRY, PERSON_EDITOR, TYPED_LIFE } from '#words/results.ts';
import type { TimeContext } from '../../events/describe-events.ts';
import type { LineAnswers, PartProblem } from '../../events/kind.ts';
import { writeAnswer } from '../../events/kinds/chapter.ts';
import type { Question as Doubtful, TypedEvent } from '../../events/typed-life/parse-typed-life.ts';
import type { Chapter, KindName } from '../../life/life-events.ts';
import { yearOf } from '../../life/when.ts';
import { isolateName } from '../../words/isolate-name.ts';
import { joinSentences } from '../../words/join-sentences.ts';
import { describeTyped } from './describe-typed.ts';
import type { QuestionName } from './typed-draft.ts';

interface Answer {
  readonly value: string;
  readonly label: string;
  /** For screen readers, where the label needs its place. */
  readonly fullLabel?: string;
}

/** A question about a line, about all of them, or in the editor of an event, and what was answered. */
export interface Question<Name extends QuestionName = QuestionName> {
  readonly name: Name;
  readonly text: string;
  /** Those to choose from; beside a year that is typed, one that a press enters. */
  readonly answers: readonly Answer[];
  /** The value that was chosen, or what was typed. */
  readonly given: string;
  readonly isOpen: boolean;
  /** Stands for the question once it is answered; empty if its line says it anyway. */
  readonly said: string;
  /** Of a year that is typed: what is wrong with it. */
  readonly year?: { readonly problem: string | undefined };
}

/** A question with answers to choose from, which is open until one of them is chosen. */
export function askToChoose<Name extends QuestionName>(
  name: Name,
  text: string,
  { answers, given = '' }: Pick<Question, 'answers'> & { readonly given: string | undefined },
): Question<Name> {
  const chosen = answers.find(({ value }) => value === given);
  return { name, text, answers, given, isOpen: !chosen, said: joinSentences(text, chosen?.label ?? '') };
}

export const KIND_NAMES: { readonly [K in KindName]: () => string } = {
  chapters: () => ENTRY.chapter,
  moments: () => ENTRY.moment,
  people: () => ENTRY.person,
};

/** In the order of the choice for a line. */
export const LINE_KINDS = ['chapters', 'moments', 'people'] as const satisfies readonly KindName[];

/** What a line that is sure is: a choice that is always made. */
export function askKind(line: string, kind: KindName): Question {
  const answers = LINE_KINDS.map((value) => ({ value, label: KIND_NAMES[value]() }));
  return askToChoose('kind', TYPED_LIFE.kindOf({ name: line }), { answers, given: kind });
}

/** @returns a short question, about the kinds of its answers */
function describeDoubt({ doubt, answers }: Doubtful): string {
  const { doubts } = TYPED_LIFE;
  if ('text' in doubt) return doubts[doubt.code]({ text: isolateName(doubt.text) });
  const isOfChapter = answers.some(({ kind }) => kind === 'chapters');
  return doubts[doubt.code === 'momentOrPerson' && isOfChapter ? 'chapterOrPerson' : doubt.code];
}

/** How a line is meant: each answer is what would be added, with the words where these differ. */
export function askReading(doubtful: Doubtful, given: string | undefined, context: TimeContext): Question {
  const isSame = new Set(doubtful.answers.map(({ words }) => words)).size < 2;
  const answers = doubtful.answers.map((typed, position) => {
    const { kind, words } = typed;
    const label = TYPED_LIFE.answer({
      kind: KIND_NAMES[kind](),
      has: isSame || words === '' ? 'time' : 'words',
      words: isolateName(words),
      time: describeTyped({ ...context, birthdate: null }, kind, typed),
    });
    return { value: String(position), label };
  });
  const asked = askToChoose('reading', describeDoubt(doubtful), { answers, given });
  const chosen = doubtful.answers[Number(given)];
  return { ...asked, said: chosen ? KIND_NAMES[chosen.kind]() : '' };
}

/** Whether a chapter without an end goes on, and which of two colors the weeks of both: as its rules find them open. */
export const askOfChapter = (
  { id, name }: Pick<Chapter, 'id' | 'name'>,
  problems: readonly PartProblem<unknown>[],
  given: LineAnswers,
): readonly Question<'goesOn' | 'colors'>[] =>
  problems.flatMap(({ problem }): readonly Question<'goesOn' | 'colors'>[] => {
    if (problem.code !== 'unanswered') return [];
    const { chapter, next } = problem;
    const other = isolateName(chapter.name);
    const labels = next
      ? [CHAPTERS.goesOn.yes, CHAPTERS.goesOn.no({ name: isolateName(next.name) })]
      : [isolateName(name), other];
    const answers = labels.map((label, no) => ({ value: writeAnswer(no === 0, chapter, id), label }));
    return next
      ? [askToChoose('goesOn', CHAPTERS.goesOn.question({ name: other }), { answers, given: given.goesOn })]
      : [askToChoose('colors', CHAPTERS.sameWeeks({ name: other }), { answers, given: given.colors })];
  });

/** Asks since when two people know each other: two times are those of somebody who has died. */
function describeSinceWhen({ relation, words, from, until }: TypedEvent): string {
  const isLate = from !== null && until !== null;
  const [living, late] =
    relation === 'partner' ? (['partner', 'latePartner'] as const) : (['other', 'late'] as const);
  return TYPED_LIFE.sinceWhen({ whom: isLate ? late : living, name: isolateName(namePerson(words)) });
}

/**
 * What a line does not say of somebody whom one meets later in life: since when, as a year that is typed or, unless they
 * live together, that of the later birth; and of a bare name with a year, whether that life has ended.
 */
export function askOfPerson(
  typed: TypedEvent,
  given: LineAnswers,
  { isBare, birthYear }: { readonly isBare: boolean; readonly birthYear: number },
): readonly Question[] {
  const born = yearOf(typed.from ?? typed.until);
  const { fromBirth: label, fromBirthOf } = TYPED_LIFE;
  const first = {
    value: String(Math.max(birthYear, born ?? 0)),
    label,
    fullLabel: fromBirthOf({ name: isolateName(typed.words) }),
  };
  const ask = (name: 'since' | 'diedIn', text: string, answers: readonly Answer[]): Question => {
    const year = { problem: undefined };
    return { name, text, answers, given: given[name] ?? '', isOpen: false, said: '', year };
  };
  return [
    ask('since', describeSinceWhen(typed), typed.relation === 'partner' ? [] : [first]),
    ...(isBare && typed.until === null ? [ask('diedIn', PERSON_EDITOR.diedIn, [])] : []),
  ];
}
