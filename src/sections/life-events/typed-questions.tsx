import {
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { TYPED_LIFE } from '#words/results.ts';
import { Button } from '../../ui/button.tsx';
import { Choice } from '../../ui/choice.tsx';
import { TextField } from '../../ui/field.tsx';
import { isolateName } from '../../words/isolate-name.ts';
import { joinSentences } from '../../words/join-sentences.ts';
import type { Question } from './questions.ts';
import type { Answers } from './typed-draft.ts';

/**
 * The last value that there was. No element is removed while a line is typed, which would end Chromium's run of typing: what
 * a line does not need any more stays, hidden.
 */
export function useLast<T>(value: T | undefined): T | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}

interface QuestionProps {
  readonly id: string;
  readonly question: Question | undefined;
  /** Without one, it is about all of them. */
  readonly line?: string | undefined;
  /** Whether its answers are enough to understand it. */
  readonly isPlain?: boolean;
  readonly onAnswer: (answer: Answers) => void;
}

const POSITIONS = ['0', '1', '2'] as const;

/** A choice of up to three answers. The radio buttons stay when the answers change, and with them the focus. */
function ChosenAnswer({ question, line, isPlain = false, onAnswer }: QuestionProps & { question: Question }) {
  const { name, text, answers, given } = question;
  return (
    <Choice
      legend={text}
      legendHidden={isPlain}
      about={isPlain ? undefined : line}
      options={POSITIONS.map((value, position) => ({
        value,
        label: answers[position]?.label ?? '',
        isHidden: position >= answers.length,
      }))}
      chosen={POSITIONS[answers.findIndex(({ value }) => value === given)] ?? null}
      onChoose={(position) => onAnswer({ [name]: answers[Number(position)]?.value ?? '' })}
    />
  );
}

/** A year has no problem before it is whole, or the field is left, or Enter is pressed: until more is typed. */
const UNFINISHED = /^\s*\p{Nd}{0,3}\s*$/u;

function TypedYear({ question, id, onAnswer }: QuestionProps & { question: Question }) {
  const [isLeft, setLeft] = useState(false);
  const { name, text, given, year, answers } = question;
  const change = (typed: string) => {
    setLeft(false);
    onAnswer({ [name]: typed });
  };
  return (
    <>
      <div onBlur={() => setLeft(true)}>
        <TextField
          id={id}
          label={text}
          value={given}
          inputMode="numeric"
          maxLength={20}
          problem={isLeft || !UNFINISHED.test(given) ? year?.problem : undefined}
          onChange={change}
          onKeyDown={({ key }) => key === 'Enter' && setLeft(true)}
        />
      </div>
      {answers.map(({ value, label, fullLabel }) => (
        <Button key={label} look="text" aria-label={fullLabel} onClick={() => change(value)}>
          {label}
        </Button>
      ))}
    </>
  );
}

export function AskedQuestion({ question, ...rest }: QuestionProps) {
  const shown = useLast(question);
  if (!shown) return null;
  const Answer = shown.year ? TypedYear : ChosenAnswer;
  return (
    <div
      className={rest.isPlain ? undefined : shown.year ? 'row typed-since' : 'typed-question'}
      data-asks={question?.isOpen ?? false}
      hidden={!question}
    >
      <Answer {...rest} question={shown} />
    </div>
  );
}

const NAMES = ['dayOrder', 'reading', 'since', 'diedIn', 'goesOn', 'colors'] as const;

interface QuestionsProps extends Pick<QuestionProps, 'line' | 'onAnswer'> {
  readonly id: string;
  readonly questions: readonly Question[];
  readonly isOpen: boolean;
  readonly onOpen: (id: string | null) => void;
}

/** The questions of a line: in full while one is open, and then what was answered, with a button to change it. */
export function AskedQuestions({ id, questions, isOpen, line, onOpen, onAnswer }: QuestionsProps) {
  const ref = useRef<HTMLDivElement>(null);
  const isFull = isOpen || questions.some((question) => question.isOpen);
  const said = useLast(
    isFull || questions.length === 0 ? undefined : joinSentences(...questions.map((each) => each.said)),
  );
  const fields = () => ref.current?.firstElementChild;
  useLayoutEffect(() => {
    const isLost = !isFull && fields()?.contains(document.activeElement);
    if (isLost) ref.current?.querySelector<HTMLElement>(':scope > p button')?.focus({ preventScroll: true });
  }, [isFull]);
  const onClick = ({ target, detail }: MouseEvent) => {
    if (!(target instanceof Element)) return;
    const isAnswer = target.matches('button') || (detail > 0 && target.matches('[type="radio"]'));
    onOpen(isAnswer ? null : id);
  };
  const onInput = ({ target }: FormEvent) => {
    if (target instanceof Element && target.matches('[type="text"]')) onOpen(id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    // Otherwise it presses the button that gets the focus.
    event.preventDefault();
    onOpen(null);
  };
  const change = () => {
    flushSync(() => onOpen(id));
    fields()?.querySelector<HTMLElement>(':checked, [type="text"]')?.focus();
  };
  return (
    <div ref={ref} id={id} hidden={questions.length === 0}>
      <div role="presentation" hidden={!isFull} onClick={onClick} onInput={onInput} onKeyDown={onKeyDown}>
        {NAMES.map((each) => (
          <AskedQuestion
            key={each}
            id={`${id}-${each}`}
            question={questions.find(({ name }) => name === each)}
            line={line}
            onAnswer={onAnswer}
          />
        ))}
      </div>
      <p className="row typed-answers" hidden={isFull}>
        <span>{said}</span>
        <Button
          look="text"
          aria-label={TYPED_LIFE.changeAnswer({ line: isolateName(line ?? questions[0]?.text ?? '') })}
          onClick={change}
        >
          {TYPED_LIFE.change}
        </Button>
      </p>
    </div>
  );
}
