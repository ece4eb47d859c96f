import { COMPARISONS, GENERAL_COMPARISONS } from '#words/results.ts';
import { DAYS_PER_YEAR, HOURS_PER_YEAR } from '../../life/activity.ts';
import { ADULT_FROM } from '../../life/calendar-date.ts';
import type { KnownActivity } from '../../life/known-activities.ts';
import type { ActivityProjection } from '../../life/life-projection.ts';
import { DAYS_PER_WEEK } from '../../life/weeks.ts';
import { findKnownActivity } from '../../words/activity-names.ts';
import type { Format } from '../../words/format.ts';
import { hashText } from '../../words/hash-text.ts';
import { type ComparisonRule, GENERAL_RULES, KNOWN_RULES } from './comparison-rules.ts';
import type { ComparisonSentence } from './time-use-comparisons.ts';

/** A sentence with one figure. */
export interface Comparison extends ComparisonSentence {
  /** Finite, 0 or more, not rounded. */
  readonly figure: number;
}

const isCompared = (known: KnownActivity | null): known is keyof typeof COMPARISONS =>
  known !== null && known in COMPARISONS;

type Sentence = (format: Format, args: { readonly figure: number }) => string;

/** The rules that hold at an age and have a sentence: in some languages, a few make no sense (`null`). */
function listRules(
  rules: Readonly<Record<string, ComparisonRule>>,
  sentences: Readonly<Record<string, Sentence | null>>,
  age: number,
) {
  return Object.entries(rules).flatMap(([key, rule]) => {
    const sentence = sentences[key];
    return sentence && (age >= ADULT_FROM || !rule.forAdults) ? [{ ...rule, sentence }] : [];
  });
}

/** Two different rules, chosen by the activity's name: the same ones at any age and in a link. */
function pickTwo<Rule>(rules: readonly Rule[], name: string): readonly Rule[] {
  const seed = hashText(name);
  const first = seed % rules.length;
  const stepsToSecond = 1 + (Math.floor(seed / rules.length) % (rules.length - 1));
  const second = (first + stepsToSecond) % rules.length;
  return rules.filter((_, index) => index === first || index === second);
}

/**
 * Comparisons for an activity's hours: specific ones for a known name, otherwise two general ones, which do not change
 * unless the activity is renamed.
 * @param age the visitor's completed age, years
 */
export function compareActivity(
  format: Format,
  activity: Pick<ActivityProjection, 'name' | 'hours' | 'yearsSoFar' | 'yearsRemaining'>,
  age: number,
): readonly Comparison[] {
  const { name, hours: perDay, yearsSoFar, yearsRemaining } = activity;
  const known = findKnownActivity(name);
  const hours = {
    perDay,
    perWeek: perDay * DAYS_PER_WEEK,
    perYear: perDay * DAYS_PER_YEAR,
    soFar: yearsSoFar * HOURS_PER_YEAR,
    inLife: (yearsSoFar + yearsRemaining) * HOURS_PER_YEAR,
  };
  const holdsHere = ({ holds }: Pick<ComparisonRule, 'holds'>) => holds === undefined || holds(hours);
  const specific = isCompared(known) ? listRules(KNOWN_RULES[known], COMPARISONS[known], age) : [];
  const general = listRules(GENERAL_RULES, GENERAL_COMPARISONS, age).filter(holdsHere);
  const rules = specific.length > 0 ? specific.filter(holdsHere) : pickTwo(general, name);
  return rules.map(({ icon, sentence, source, ...rule }) => {
    const figure = rule.figure(hours);
    return { icon, text: sentence(format, { figure }), figure, source };
  });
}
