import { TYPED_LIFE } from '#words/results.ts';
import type {
  createTypedLifeReader,
  TypedLifeText,
  TypedLine,
} from '../../events/typed-life/parse-typed-life.ts';
import { MONTHS_PER_YEAR } from '../../life/calendar-date.ts';
import { foldText } from '../../words/clean-text.ts';
import type { Format } from '../../words/format.ts';
import { isolateName } from '../../words/isolate-name.ts';
import { toPlainNumber } from '../../words/number-text.ts';
import { describeTimes, describeTyped } from './describe-entry.ts';
import type { AskedChoice } from './plan-chapter.ts';
import type { TypedDraft } from './typed-draft.ts';

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

interface ReadingContext {
  readonly read: ReturnType<typeof createTypedLifeReader>;
  readonly format: Format;
}

/** A line in both orders, with the times as they are written and with what would be kept of them: the year of a person. */
function readBothWays(
  { text }: TypedLine,
  { answers }: Pick<TypedDraft, 'answers'>,
  { read, format }: ReadingContext,
) {
  return [true, false].flatMap((isDayFirst) => {
    const [again] = read(text, { isDayFirst }).lines;
    if (!again?.event) return [];
    const events = again.question?.answers ?? [again.event];
    const kept = events.map((each) => describeTyped(format, answers.get(text)?.kind ?? each.kind, each));
    return [{ again, times: describeTimes(format, again.event), kept: kept.join('\n') }];
  });
}

/**
 * Reads the lines of a typed life, and asks once for all of them which of day and month comes first: if no other date
 * shows it, and it makes a difference to what is kept of a line. The first answer is the day.
 */
export function readDated(
  draft: Pick<TypedDraft, 'text' | 'answers' | 'isDayFirst'>,
  context: ReadingContext,
): TypedLifeText & { readonly dayOrder: AskedChoice | null } {
  const { text, isDayFirst } = draft;
  const unordered = context.read(text, { isDayFirst: null });
  const shown = findShownOrder(unordered.lines);
  if (shown !== null) return { ...context.read(text, { isDayFirst: shown }), dayOrder: null };
  let dayOrder: AskedChoice | null = null;
  const lines = unordered.lines.map((line): TypedLine => {
    if (line.event || line.problem !== 'ambiguous') return line;
    const [one, other] = readBothWays(line, draft, context);
    if (!one || !other || one.times === other.times) return line;
    const { from, until } = line;
    if (one.kept === other.kept) return { ...one.again, from, until };
    dayOrder ??= {
      doubt: TYPED_LIFE.dayOrder({ line: isolateName(line.text) }),
      answers: [one.times, other.times],
      chosen: isDayFirst === null ? null : Number(!isDayFirst),
    };
    return line;
  });
  const read = isDayFirst === null ? { ...unordered, lines } : context.read(text, { isDayFirst });
  return { ...read, dayOrder };
}
