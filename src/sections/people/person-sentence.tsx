import type { ReactNode } from 'react';
import { PERSON_EDITOR, PERSON_SENTENCE } from '#words/results.ts';
import { type PersonTexts, parseDays, parseYear } from '../../document/person-draft.ts';
import { DAYS_PER_YEAR } from '../../life/time-spent.ts';
import { changeAndFocus } from '../../platform/focus.ts';
import { NumberInput } from '../../ui/number-input.tsx';
import { Select } from '../../ui/select.tsx';
import type { Format } from '../../words/format.ts';
import { useResults } from '../results-context.ts';
import './person-sentence.css';

/** The fields within the sentence that can have a problem, in the order of parsing. */
const FIELDS = ['until', 'daysPerYear', 'since'] as const;
type Part = 'livedTogether' | (typeof FIELDS)[number];

/** The id of a field. */
export const fieldId = (part: keyof PersonTexts) => `person-${part}`;

/** Enough for any year. */
export const MAX_CHARACTERS = 20;
/** The characters of a year. */
const LEAST_CHARACTERS = 4;
/** Surrounds the name of a field in a sentence: no catalogue has this character. */
const MARK = '\uE000';
const mark = (part: Part) => `${MARK}${part}${MARK}`;

interface PersonSentenceProps {
  readonly value: PersonTexts;
  /** The present calendar year. */
  readonly year: number;
  readonly onChange: (change: Partial<PersonTexts>) => void;
  readonly problemOf: (part: keyof PersonTexts) => string | undefined;
}

/** Whether they live together until a year to come. */
const isAhead = ({ until }: PersonTexts, year: number) => (parseYear(until) ?? year) > year;

/** The sentence, with the marked names of its fields. */
function writeSentence(format: Format, { livedTogether, daysPerYear }: PersonTexts, ahead: boolean): string {
  const years = { choiceField: mark('livedTogether'), sinceField: mark('since') };
  if (livedTogether === 'still') return PERSON_SENTENCE.still(years);
  const days = { daysField: mark('daysPerYear'), days: parseDays(daysPerYear) ?? DAYS_PER_YEAR };
  if (livedTogether === 'no') return PERSON_SENTENCE.no(format, { ...years, ...days });
  const sentence = ahead ? PERSON_SENTENCE.untilAhead : PERSON_SENTENCE.until;
  return sentence(format, { ...years, ...days, untilField: mark('until') });
}

/** The time together as a sentence with fields in it. */
export function PersonSentence(props: PersonSentenceProps) {
  const { value, year, problemOf } = props;
  const { format } = useResults();
  const { livedTogether } = value;
  const ahead = isAhead(value, year);
  const text = writeSentence(format, value, ahead);
  const fields: Readonly<Record<string, ReactNode>> = {
    livedTogether: <LivedTogether key="livedTogether" {...props} ahead={ahead} />,
    until: <Year key="until" {...props} part="until" label={PERSON_EDITOR.until} />,
    daysPerYear: <Days key="daysPerYear" {...props} />,
    since: (
      <Year
        key="since"
        {...props}
        part="since"
        label={livedTogether === 'no' ? PERSON_EDITOR.since.known : PERSON_EDITOR.since.together}
        placeholder={PERSON_EDITOR.birth}
      />
    ),
  };
  return (
    <div className="person-sentence">
      <p>{text.split(MARK).map((piece) => fields[piece] ?? piece)}</p>
      {livedTogether !== 'still' && (
        <p id={hintId} className="field-hint">
          {PERSON_EDITOR.daysHint}
        </p>
      )}
      {FIELDS.map((part) => {
        const problem = problemOf(part);
        return (
          problem && (
            <p key={part} id={problemId(part)} className="field-problem">
              {problem}
            </p>
          )
        );
      })}
    </div>
  );
}

const hintId = `${fieldId('daysPerYear')}-hint`;
const problemId = (part: Part) => `${fieldId(part)}-problem`;

/** The attributes that connect a field with its problem. */
function attributesOf(part: Part, problem: string | undefined, hint?: string) {
  const describedBy = [hint, problem && problemId(part)].filter(Boolean).join(' ');
  return {
    id: fieldId(part),
    'aria-describedby': describedBy || undefined,
    'aria-invalid': problem !== undefined,
  };
}

interface LivedTogetherProps extends PersonSentenceProps {
  readonly ahead: boolean;
}

function LivedTogether({ value, onChange, ahead }: LivedTogetherProps) {
  const { no, until, untilAhead, still } = PERSON_EDITOR.livedTogether;
  const labels = { no, until: ahead ? untilAhead : until, still };
  const choose = (chosen: string) => {
    const livedTogether = LIVED_TOGETHER.find((each) => each === chosen);
    // It has another place in another sentence.
    if (livedTogether) changeAndFocus(() => onChange({ livedTogether }), fieldId('livedTogether'));
  };
  return (
    <Select
      id={fieldId('livedTogether')}
      aria-label={PERSON_EDITOR.together}
      value={value.livedTogether}
      onChange={(event) => choose(event.target.value)}
    >
      {LIVED_TOGETHER.map((each) => (
        <option key={each} value={each}>
          {labels[each]}
        </option>
      ))}
    </Select>
  );
}

const LIVED_TOGETHER = ['no', 'until', 'still'] as const satisfies readonly PersonTexts['livedTogether'][];

interface YearProps extends PersonSentenceProps {
  readonly part: 'until' | 'since';
  readonly label: string;
  readonly placeholder?: string;
}

function Year({ value, onChange, problemOf, part, label, placeholder = '' }: YearProps) {
  const text = value[part];
  return (
    <input
      {...attributesOf(part, problemOf(part))}
      type="text"
      className="input"
      inputMode="numeric"
      autoComplete="off"
      maxLength={MAX_CHARACTERS}
      aria-label={label}
      placeholder={placeholder}
      size={Math.max(LEAST_CHARACTERS, text.length, text === '' ? placeholder.length : 0)}
      value={text}
      onChange={(event) => onChange({ [part]: event.target.value })}
    />
  );
}

function Days({ value: { livedTogether, daysPerYear }, onChange, problemOf }: PersonSentenceProps) {
  const { apart, later } = PERSON_EDITOR.days;
  return (
    <NumberInput
      {...attributesOf('daysPerYear', problemOf('daysPerYear'), hintId)}
      className="input"
      min={0}
      max={DAYS_PER_YEAR}
      step={1}
      aria-label={livedTogether === 'no' ? apart : later}
      value={daysPerYear}
      onChange={(event) => onChange({ daysPerYear: event.target.value })}
    />
  );
}
