import { TYPED_LIFE } from '#words/results.ts';
import type {
  createTypedLifeReader,
  TypedEvent,
  TypedLifeText,
  TypedLine,
} from '../../events/typed-life/parse-typed-life.ts';
import { MONTHS_PER_YEAR } from '../../life/calendar-date.ts';
import { foldText } from '../../words/clean-text.ts';
import type { Format } from '../../words/format.ts';
import { isolateName } from '../../words/isolate-name.ts';
import { toPlainNumber } from '../../words/number-text.ts';
import { describeTyped } from './describe-typed.ts';
import { askToChoose, LINE_KINDS, type Question } from './questions.ts';
import { ALL_LINES, type TypedDraft } from './typed-draft.ts';

/** “31/12/2016”, with its first two numbers. */
const DATE = /(?<![\d/-])(\d{1,2})([/-])(\d{1,2})\2\d{4}(?![\d/-])/g;

const isDated = (line: TypedLine): boolean => line.event !== null || line.problem === 'ambiguous';

/**
 * Whether dates of the text can only begin with the day, as 31/12/2016, or with the month, as 12/31/2016: people write all
 * of them in one way. @returns `null` if it has none, or some of both
 */
function findShownOrder(lines: readonly TypedLine[]): boolean | null {
  const dates = lines
    .filter(isDated)
    .flatMap(({ text }) => [...toPlainNumber(foldText(text)).matchAll(DATE)])
    .map(([, first, , second]) => ({ first: Number(first), second: Number(second) }));
  const isDayFirst = dates.some(({ first }) => first > MONTHS_PER_YEAR);
  const isMonthFirst = dates.some(({ second }) => second > MONTHS_PER_YEAR);
  return isDayFirst === isMonthFirst ? null : isDayFirst;
}

/** What a text is read and described with. */
export interface ReadingContext {
  readonly read: ReturnType<typeof createTypedLifeReader>;
  readonly format: Format;
}

export type PlannedDraft = Pick<TypedDraft, 'text' | 'answers'>;

/** A line in both orders, with the times as they are written and with what would be kept of them: the year of a person. */
function readBothWays({ text }: TypedLine, { answers }: PlannedDraft, { read, format }: ReadingContext) {
  const context = { format, birthdate: null };
  return [true, false].flatMap((isDayFirst) => {
    const [again] = read(text, { isDayFirst }).lines;
    if (!again?.event) return [];
    const { event, question } = again;
    const kindOf = ({ kind }: TypedEvent) =>
      LINE_KINDS.find((each) => each === answers.get(text)?.kind) ?? kind;
    const kept = (question?.answers ?? [event]).map((each) => describeTyped(context, kindOf(each), each));
    const times = describeTyped(context, event.kind === 'people' ? 'moments' : event.kind, event);
    return [{ again, times, kept: kept.join('\n') }];
  });
}

/**
 * Reads the lines of a typed life, and asks once for all of them which of day and month comes first: if no other date
 * shows it, and it makes a difference to what is kept of a line. The first answer is the day.
 */
export function readDated(
  draft: PlannedDraft,
  options: ReadingContext,
): TypedLifeText & { readonly dayOrder: Question | null } {
  const { text, answers } = draft;
  const unordered = options.read(text, { isDayFirst: null });
  const shown = findShownOrder(unordered.lines);
  if (shown !== null) return { ...options.read(text, { isDayFirst: shown }), dayOrder: null };
  let dayOrder: Question | null = null;
  const lines = unordered.lines.map((line): TypedLine => {
    if (line.event || line.problem !== 'ambiguous') return line;
    const [one, other] = readBothWays(line, draft, options);
    if (!one || !other || one.times === other.times) return line;
    const { from, until } = line;
    if (one.kept === other.kept) return { ...one.again, from, until };
    dayOrder ??= askToChoose('dayOrder', TYPED_LIFE.dayOrder({ line: isolateName(line.text) }), {
      answers: [
        { value: 'day', label: one.times },
        { value: 'month', label: other.times },
      ],
      given: answers.get(ALL_LINES)?.dayOrder,
    });
    return line;
  });
  const given = answers.get(ALL_LINES)?.dayOrder;
  const read =
    given === undefined ? { ...unordered, lines } : options.read(text, { isDayFirst: given === 'day' });
  return { ...read, dayOrder };
}
