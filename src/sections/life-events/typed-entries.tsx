import { memo, useState } from 'react';
import { TYPED_LIFE } from '#words/results.ts';
import { useWindowEvent } from '../../platform/use-window-event.ts';
import { OwnWords } from '../../ui/own-words.tsx';
import type { Plan, PlannedEntry } from './plan-entries.ts';
import { ALL_LINES, type Answers } from './typed-draft.ts';
import { AskedQuestion, AskedQuestions } from './typed-questions.tsx';

interface LineProps {
  readonly entry: PlannedEntry;
  readonly id: string;
  /** Whether it is shown in full though all is answered. */
  readonly isOpen: boolean;
  readonly onOpen: (id: string | null) => void;
  readonly onAnswer: (line: string, answer: Answers) => void;
}

function Line({ entry, onAnswer, ...asked }: LineProps) {
  const { text, words, state, notes, questions } = entry;
  const answer = (given: Answers) => onAnswer(text, given);
  return (
    <li>
      <div className="between typed-entries-words">
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
      <div className="row typed-entries-asked">
        <AskedQuestion
          id={`${asked.id}-kind`}
          question={questions.find(({ name }) => name === 'kind')}
          line={text}
          isPlain
          onAnswer={answer}
        />
        <AskedQuestions
          {...asked}
          isOpen={asked.isOpen || state === 'wrong'}
          questions={questions.filter(({ name }) => name !== 'kind')}
          line={text}
          onAnswer={answer}
        />
      </div>
    </li>
  );
}

interface TypedEntriesProps
  extends Pick<Plan, 'entries' | 'dayOrder' | 'advice'>,
    Pick<LineProps, 'onAnswer'> {}

/**
 * The entries as they were understood, in the order in which they were typed: none moves when its kind changes. A line whose
 * questions are answered is as short as others, once it is left: at once after a press of an answer, but not under the
 * arrow keys or while a year is typed.
 */
export const TypedEntries = memo(function TypedEntries({
  entries,
  dayOrder,
  advice,
  onAnswer,
}: TypedEntriesProps) {
  const [open, onOpen] = useState<string | null>(null);
  const leave = ({ target }: Event) => {
    if (!(target instanceof Element && target.closest(`#${open}`))) onOpen(null);
  };
  // A press counts where it was made: nothing moves before it has ended.
  useWindowEvent('click', leave, open !== null);
  useWindowEvent('keyup', leave, open !== null);
  const propsOf = (id: string) => ({ id, isOpen: id === open, onOpen });
  return (
    <div>
      <AskedQuestions
        {...propsOf('typed-day-order')}
        questions={dayOrder ? [dayOrder] : []}
        onAnswer={(answer) => onAnswer(ALL_LINES, answer)}
      />
      <p className="field-hint">{advice}</p>
      <ul className="typed-entries" aria-label={TYPED_LIFE.understood}>
        {entries.map((entry, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- an element that is removed would end a run of typing
          <Line key={index} {...propsOf(`typed-line-${index}`)} entry={entry} onAnswer={onAnswer} />
        ))}
      </ul>
    </div>
  );
});
