import { memo, useState } from 'react';
import { TYPED_LIFE } from '#words/results.ts';
import type { KindName } from '../../life/life-events.ts';
import { Button } from '../../ui/button.tsx';
import { Choice } from '../../ui/choice.tsx';
import { TextField } from '../../ui/field.tsx';
import { OwnWords } from '../../ui/own-words.tsx';
import { isolateName } from '../../words/isolate-name.ts';
import { EDITORS } from './editors.ts';
import type { AskedChoice } from './plan-chapter.ts';
import type { AskedYear, PlannedEntry } from './plan-entries.ts';
import type { LineAnswer } from './typed-draft.ts';
import { useLast } from './use-last.ts';

interface AskedProps {
  readonly legend: string;
  readonly legendHidden?: boolean;
  /** The line. */
  readonly about?: string | undefined;
  readonly labels: readonly string[];
  /** The position of the one that is chosen. */
  readonly chosen: number | null;
  readonly onChoose: (position: number) => void;
}

const POSITIONS = ['0', '1', '2'] as const;

/** A choice of up to three answers. The radio buttons stay when the answers change, and with them the focus. */
function Answers({ labels, chosen, onChoose, ...legend }: AskedProps) {
  const options = POSITIONS.map((value, position) => ({
    value,
    label: labels[position] ?? '',
    isHidden: position >= labels.length,
  }));
  return (
    <Choice
      {...legend}
      options={options}
      chosen={POSITIONS[chosen ?? -1] ?? null}
      onChoose={(value) => onChoose(Number(value))}
    />
  );
}

interface QuestionProps {
  readonly asked: AskedChoice | null;
  /** The line; without one, it is about several. */
  readonly line?: string;
  readonly onChoose: (position: number) => void;
}

function Question({ asked, line, onChoose }: QuestionProps) {
  const shown = useLast(asked);
  return (
    <div className="typed-question" data-asks={asked?.chosen === null} hidden={!asked}>
      {shown && (
        <Answers
          legend={shown.doubt}
          about={line}
          labels={shown.answers}
          chosen={shown.chosen}
          onChoose={onChoose}
        />
      )}
    </div>
  );
}

/** In the order of the choice for a line. */
const LINE_KINDS = ['chapters', 'moments', 'people'] as const satisfies readonly KindName[];

interface LineProps {
  readonly entry: PlannedEntry;
  readonly onAnswer: (line: string, answer: LineAnswer) => void;
}

/** What a line is: an answer to its question, or its kind. */
function LineChoice({ entry: { text, kind, question }, onAnswer }: LineProps) {
  return question ? (
    <Answers
      legend={question.doubt}
      about={text}
      labels={question.answers}
      chosen={question.chosen}
      onChoose={(reading) => onAnswer(text, { reading })}
    />
  ) : (
    <Answers
      legend={TYPED_LIFE.kindOf({ name: text })}
      legendHidden
      labels={LINE_KINDS.map((each) => EDITORS[each].name())}
      chosen={LINE_KINDS.findIndex((each) => each === kind)}
      onChoose={(position) => onAnswer(text, { kind: LINE_KINDS[position] ?? 'moments' })}
    />
  );
}

interface SinceFieldProps {
  readonly id: string;
  readonly since: AskedYear | null;
  readonly isAsked: boolean;
  readonly onType: (year: string) => void;
}

/** A year has no problem before it is whole, or the field is left, or Enter is pressed: until more is typed. */
const UNFINISHED = /^\s*\p{Nd}{0,3}\s*$/u;

function SinceField({ id, since, isAsked, onType }: SinceFieldProps) {
  const [isLeft, setLeft] = useState(false);
  const shown = useLast(since);
  if (!shown) return null;
  const { name, label, value, problem, birth } = shown;
  const change = (year: string) => {
    setLeft(false);
    onType(year);
  };
  return (
    <div className="typed-since" data-asks={isAsked} hidden={!since}>
      <div onBlur={() => setLeft(true)}>
        <TextField
          id={id}
          label={label}
          value={value}
          inputMode="numeric"
          maxLength={20}
          problem={isLeft || !UNFINISHED.test(value) ? problem : undefined}
          onChange={change}
          onKeyDown={({ key }) => key === 'Enter' && setLeft(true)}
        />
      </div>
      {birth !== null && (
        <Button
          look="text"
          aria-label={TYPED_LIFE.fromBirthOf({ name: isolateName(name) })}
          onClick={() => change(String(birth))}
        >
          {TYPED_LIFE.fromBirth}
        </Button>
      )}
    </div>
  );
}

function Line({ entry, onAnswer, id }: LineProps & { readonly id: string }) {
  const { text, words, state, kind, notes, question, since, ofChapter } = entry;
  return (
    <li>
      <div className="typed-entries-words">
        <p>
          <OwnWords>{words ?? text}</OwnWords>
        </p>
        <p className="field-hint typed-entries-line" hidden={words === null || words === text}>
          <OwnWords>{text}</OwnWords>
        </p>
      </div>
      <p
        className={state === 'wrong' ? 'typed-entries-notes field-problem' : 'typed-entries-notes field-hint'}
      >
        {notes.join('\n')}
      </p>
      <div
        className={question ? 'typed-question' : undefined}
        data-asks={question?.chosen === null}
        hidden={!kind}
      >
        <LineChoice entry={entry} onAnswer={onAnswer} />
      </div>
      <SinceField
        id={id}
        since={since}
        isAsked={since !== null && state === 'asks'}
        onType={(year) => onAnswer(text, { since: year })}
      />
      <Question
        asked={ofChapter.goesOn}
        line={text}
        onChoose={(position) => onAnswer(text, { goesOn: position === 0 })}
      />
      <Question
        asked={ofChapter.colors}
        line={text}
        onChoose={(position) => onAnswer(text, { colors: position === 0 })}
      />
    </li>
  );
}

interface TypedEntriesProps {
  readonly entries: readonly PlannedEntry[];
  /** Asked once for all lines; `null` if it makes no difference to any. */
  readonly dayOrder: AskedChoice | null;
  readonly advice: string | null;
  readonly onAnswer: (line: string, answer: LineAnswer) => void;
  readonly onDayOrder: (isDayFirst: boolean) => void;
}

/** The entries as they were understood, in the order in which they were typed: none moves when its kind changes. */
export const TypedEntries = memo(function TypedEntries({
  entries,
  dayOrder,
  advice,
  onAnswer,
  onDayOrder,
}: TypedEntriesProps) {
  return (
    <div>
      <Question asked={dayOrder} onChoose={(position) => onDayOrder(position === 0)} />
      <p className="field-hint">{advice}</p>
      <ul className="typed-entries" aria-label={TYPED_LIFE.understood}>
        {entries.map((entry, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- an element that is removed would end a run of typing
          <Line key={index} id={`typed-since-${index}`} entry={entry} onAnswer={onAnswer} />
        ))}
      </ul>
    </div>
  );
});
