import type { When } from '../../life/when.ts';
import { type Checked, type EventKind, findNameProblem, type KindContext, listProblems } from '../kind.ts';
import { SAVED } from '../saved-events.ts';
import { checkTime, keepWords, problemOf, type Typed } from '../typed.ts';

interface Entered {
  readonly text: string;
  readonly when: Typed<When>;
}

function check(entered: Entered, { id, birthdate, others }: KindContext<'moments'>): Checked<'moments'> {
  const text = keepWords(entered.text);
  const isFull = others.length >= SAVED.moments.limit;
  const when = checkTime(entered.when, birthdate);
  const problems = listProblems<'text' | 'when'>(
    ['text', findNameProblem(text, { missing: { code: 'noWords' }, isFull })],
    ['when', problemOf(when)],
  );
  if ('problem' in when || problems.length > 0) return { event: null, problems };
  return { event: { id, text, when: when.value }, problems: [] };
}

export const MOMENT: EventKind<'moments'> = {
  complete: (entered) => ({ draft: { text: '', when: '', ...entered }, isFilled: false }),
  write: ({ text, when }, { writeTime }) => ({ text, when: writeTime(when) }),
  read: ({ text, when }, context) => check({ text, when: context.readTime(when) }, context),
  readLine: ({ words, from, until }, context) => {
    const time = from ?? until;
    return check({ text: words, when: time ? { value: time } : { problem: { code: 'empty' } } }, context);
  },
  ofWeek: (week, { writeTime }) => ({ when: writeTime({ unit: 'week', week }) }),
};
