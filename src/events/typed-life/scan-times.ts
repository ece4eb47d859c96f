import type { LineForms } from './line-forms.ts';
import { type Values, valuesOf } from './pattern-groups.ts';
import { type ReadTimes, readLineTimes } from './read-line-times.ts';
import type { TimeParts } from './read-parts.ts';
import type { Tokens } from './tokens.ts';

/** Some tokens of a line, from one to another. */
export interface Place {
  readonly from: number;
  readonly until: number;
}

/** A time of a line, or two that belong together. */
export interface FoundTime extends Place {
  /** Where the second of two begins. */
  readonly second: number | null;
  readonly times: ReadTimes;
  /** Whether it is one only at the end of a line: “at 22” could be an address. */
  readonly isWeak: boolean;
}

/** Tokens of a line, and how the parts of a time are read from the values of its groups. */
interface ReadTokens extends Tokens {
  readonly partsOf: (values: Values) => TimeParts;
}

/** How many tokens before its first number a time begins at most. */
const BEFORE_NUMBER = 16;
/** What a time, or a word before it, can begin with, but not within a word or a number, nor as a sum of money. */
const BEGIN = /(?<![wNHYL]|[NHYL][.,:]|[$€£¥])[NHYL'‘~≈*★☆°–—\ue000-\uf8ff]/y;
/** The first sign of a pattern, behind the beginnings of groups and what has to be before it. */
const FIRST_SIGN = /^(?:\(\?<[=!][^)]*\)|\(\?<[a-zA-Z]+>\)?|\(\?:)*(\[[^\]]*\]|\(\?!\)|.)/;

function createMatcher(source: string) {
  const pattern = new RegExp(source, 'y');
  return (tokens: Tokens, at: number): { readonly until: number; readonly values: Values } | null => {
    pattern.lastIndex = at;
    const match = pattern.exec(tokens.signs);
    return match && { until: pattern.lastIndex, values: match[0] === '' ? {} : valuesOf(match, tokens) };
  };
}

/** What a way to write a time says, as one of two times. */
function kindOf(source: string) {
  const has = (...names: readonly string[]) => names.some((name) => source.includes(`(?<${name}>`));
  if (has('now')) return 'now';
  if (has('age')) return 'age';
  const hasMonth = has('month', 'monthOrYear', 'first', 'compact');
  const hasDay = has('day', 'first', 'compact');
  if (has('year', 'short', 'era', 'compact'))
    return hasDay ? (hasMonth ? 'day' : 'dayOfYear') : hasMonth ? 'month' : has('era') ? 'yearOfEra' : 'year';
  if (has('inSigns')) return 'inSigns';
  if (!hasMonth) return 'number';
  if (!hasDay) return 'monthAlone';
  return source.indexOf('(?<month>') < source.indexOf('(?<day>') ? 'monthDay' : 'yearless';
}

type TimeKind = ReturnType<typeof kindOf>;

const OF_CALENDAR = ['day', 'month', 'yearOfEra', 'year', 'now', 'inSigns'] as const;
/** Which times can be the second of two. One of the two may have what the other one lacks. */
const SECONDS: Readonly<Partial<Record<TimeKind, readonly TimeKind[]>>> = {
  // “3 to 10 May 2012”, “6 to 18 years old”
  number: ['day', 'age'],
  // “Aug 24 – Sep 2, 2019”, “May 3 – 10, 2012”
  yearless: ['day'],
  monthDay: ['day', 'dayOfYear'],
  monthAlone: ['month'],
  // “2012年5月3日〜10日”
  day: OF_CALENDAR,
  month: OF_CALENDAR,
  yearOfEra: OF_CALENDAR,
  // “2008–12”
  year: [...OF_CALENDAR, 'number'],
  age: ['age', 'number', 'now'],
};

type Match = NonNullable<ReturnType<ReturnType<typeof createMatcher>>>;

interface Form {
  readonly kind: TimeKind;
  /** Whether it is a time by itself, at the end of a line, or not at all. */
  readonly isTime: boolean | 'atEnd';
  readonly match: ReturnType<typeof createMatcher>;
}

const byPart = ([one]: readonly [Form, Match], [other]: readonly [Form, Match]) =>
  Number(Boolean(one.isTime)) - Number(Boolean(other.isTime));

/** Creates a function that lists the ways to write a time that begin with a sign. */
function createForms({ times, atEnd, parts }: LineForms) {
  const create = (isTime: Form['isTime']) => (source: string) => {
    const form: Form = { kind: kindOf(source), isTime, match: createMatcher(source) };
    return { form, first: new RegExp(`^${FIRST_SIGN.exec(source)?.[1]}`) };
  };
  const all = [...times.map(create(true)), ...atEnd.map(create('atEnd')), ...parts.map(create(false))];
  const known = new Map<string, readonly Form[]>();
  return (sign = ''): readonly Form[] => {
    const forms = known.get(sign) ?? all.flatMap(({ form, first }) => (first.test(sign) ? [form] : []));
    known.set(sign, forms);
    return forms;
  };
}

function createSecondFinder(forms: LineForms, listForms: ReturnType<typeof createForms>) {
  const betweens = forms.between.map(createMatcher);
  const [about, behindDay, behind] = [forms.aboutSecond, forms.behindDay, forms.behindTwo].map(createMatcher);

  /** Whether a time can be the second of another one, by how both are written. */
  const isPair = ({ signs }: Tokens, kind: TimeKind, { from, until }: Place, second: Form) => {
    if (!SECONDS[kind]?.includes(second.kind)) return false;
    const joint = signs.slice(from, until);
    if (kind === 'monthAlone') return signs[until] !== 'Y';
    if (second.kind === 'inSigns' || second.kind === 'dayOfYear') return joint.trim() !== '';
    return second.kind !== 'number' || kind !== 'year' || /^[–—~〜]/.test(joint);
  };

  return (tokens: Tokens, kind: TimeKind, first: number) => {
    const from = behindDay?.(tokens, first)?.until ?? first;
    const isFirst = SECONDS[kind] && (kind !== 'number' || isAt(forms.toNext, tokens, first));
    for (const matchBetween of isFirst ? betweens : []) {
      const joint = matchBetween(tokens, from);
      if (!joint) continue;
      const beside = about?.(tokens, joint.until);
      const at = beside?.until ?? joint.until;
      for (const form of listForms(tokens.signs[at])) {
        if (!isPair(tokens, kind, { from: first, until: at }, form)) continue;
        const second = form.match(tokens, at);
        // “2017 – 2nd flat”
        if (!second || (kind === 'year' && form.kind === 'number' && second.until > at + 1)) continue;
        const rest = behind?.(tokens, behindDay?.(tokens, second.until)?.until ?? second.until);
        const marks = { ...joint.values, ...beside?.values, ...rest?.values };
        // “1991年生 2015年” are two times, “1931年生 2010年没” are those of one life.
        if ('bornFirst' in marks && !('diedBehind' in marks)) continue;
        const until = [rest?.until ?? second.until, second.until].find((place) =>
          isAt(forms.endOfTwo, tokens, place),
        );
        const values =
          kind === 'year' && form.kind === 'number' ? { rest: second.values['day'] } : second.values;
        if (until !== undefined) return { until, second: at, marks, values };
      }
    }
    return null;
  };
}

function isAt(pattern: RegExp, { signs }: Tokens, place: number): boolean {
  pattern.lastIndex = place;
  return pattern.test(signs);
}

/** Creates a function that finds the end of a time that is alone, with the words behind it. */
function createEndFinder(forms: LineForms) {
  const [behindDay, behind] = [createMatcher(forms.behindDay), createMatcher(forms.behind)];
  return (tokens: Tokens, kind: TimeKind, first: number) => {
    const day = (kind === 'day' && behindDay(tokens, first)?.until) || first;
    const rest = behind(tokens, day);
    const until = [rest?.until ?? day, day, first].find((place) => isAt(forms.end, tokens, place));
    return until === undefined ? null : { until, marks: until === rest?.until ? rest.values : {} };
  };
}

/** Creates a function that finds a time, or two, at a place: behind the words before it, which have given their marks. */
function createTimeFinder(forms: LineForms) {
  const listForms = createForms(forms);
  const findSecond = createSecondFinder(forms, listForms);
  const findEnd = createEndFinder(forms);
  return ({ partsOf, ...tokens }: ReadTokens, at: number, marks: Values) => {
    const firsts = listForms(tokens.signs[at]).flatMap((form): readonly [Form, Match][] => {
      const first = form.match(tokens, at);
      return first ? [[form, first]] : [];
    });
    // “July 3-9, 2010” is no day of 2009.
    for (const [{ kind, isTime }, { until, values }] of firsts.toSorted(byPart)) {
      const pair = isTime !== 'atEnd' && findSecond(tokens, kind, until);
      if (!pair) continue;
      const times = readLineTimes({ ...marks, ...pair.marks }, [values, pair.values], partsOf);
      return { until: pair.until, second: pair.second, times, isWeak: false };
    }
    for (const [{ kind, isTime }, { until, values }] of firsts) {
      const end = isTime ? findEnd(tokens, kind, until) : null;
      if (!end) continue;
      const times = readLineTimes({ ...marks, ...end.marks }, [values], partsOf);
      return { until: end.until, second: null, times, isWeak: isTime === 'atEnd' };
    }
    return null;
  };
}

export function createScanner(forms: LineForms) {
  const before = createMatcher(forms.before);
  const findTime = createTimeFinder(forms);
  const findAt = (tokens: ReadTokens, from: number): FoundTime | null => {
    if (!isAt(BEGIN, tokens, from)) return null;
    const words = before(tokens, from);
    const time =
      (words && words.until > from && findTime(tokens, words.until, words.values)) ||
      findTime(tokens, from, {});
    return time && { ...time, from };
  };

  return (tokens: ReadTokens): readonly FoundTime[] => {
    const found: FoundTime[] = [];
    let at = 0;
    for (const { index } of tokens.signs.matchAll(forms.number)) {
      for (at = Math.max(at, index - BEFORE_NUMBER); at <= index; ) {
        const time = findAt(tokens, at);
        if (time) found.push(time);
        at = time?.until ?? at + 1;
      }
    }
    return found;
  };
}
