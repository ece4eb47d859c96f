import * as v from 'valibot';
import type { Moment } from '../../life/life-events.ts';
import { placeMoments } from '../../life/place-events.ts';
import { MAX_WEEK, type When } from '../../life/when.ts';
import {
  type Checked,
  type EventKind,
  findNameProblem,
  type KindContext,
  type LinkedKind,
  listProblems,
  type SavedKind,
} from '../kind.ts';
import { type EntriesOf, EventText, Id, Time, Week } from '../saved-values.ts';
import { checkTime, keepWords, problemOf, type Typed } from '../typed.ts';

const LIMIT = 50;

const fieldsOf = (time: v.GenericSchema<unknown, When>) =>
  ({ text: EventText, when: time }) as const satisfies EntriesOf<Omit<Moment, 'id'>>;

export const SAVED_MOMENT: SavedKind<'moments'> = {
  limit: LIMIT,
  schema: v.object({ id: Id, ...fieldsOf(Time) }),
  nameOf: ({ text }) => text,
};

export const LINKED_MOMENT: LinkedKind<'moments'> = {
  schema: v.object(fieldsOf(Week)),
  write: (moments, { birthdate }) =>
    placeMoments(moments, birthdate)
      .filter(({ week }) => week < MAX_WEEK)
      .map(({ moment: { text }, week }) => ({ text, when: { unit: 'week', week } })),
};

interface Entered {
  readonly text: string;
  readonly when: Typed<When>;
}

function check(entered: Entered, { id, birthdate, others }: KindContext<'moments'>): Checked<'moments'> {
  const text = keepWords(entered.text);
  const when = checkTime(entered.when, birthdate);
  const problems = listProblems<'text' | 'when'>(
    ['text', findNameProblem(text, { missing: { code: 'noWords' }, limit: LIMIT, others })],
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
