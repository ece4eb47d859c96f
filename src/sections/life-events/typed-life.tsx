import {
  type MouseEvent,
  type ReactNode,
  useCallback,
  useDeferredValue,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { TYPED_TIME_WORDS } from '#words/form.ts';
import { TYPED_LIFE, TYPED_LIFE_WORDS } from '#words/results.ts';
import { addEvents } from '../../document/changes.ts';
import { createTypedLifeReader, MAX_TYPED_LINES } from '../../events/typed-life/parse-typed-life.ts';
import { createTimeGrammar } from '../../events/typed-life/time-grammar.ts';
import { focusElement, hasFocusWithin } from '../../platform/focus.ts';
import { createId } from '../../platform/id.ts';
import { useFormat, useLocale } from '../../platform/locale.ts';
import { useDebouncedValue } from '../../platform/use-debounced-value.ts';
import { useEventCallback } from '../../platform/use-event-callback.ts';
import { useEntryContext, useLifeEvents } from '../../results/use-life-events.ts';
import { Button } from '../../ui/button.tsx';
import { isolateName } from '../../words/isolate-name.ts';
import { joinSentences } from '../../words/join-sentences.ts';
import { AddedEntries } from './added-entries.tsx';
import { NOTHING_PLANNED, type Plan, planEntries, withoutAdded } from './plan-entries.ts';
import { TYPED_BOX_ID, TypedBox } from './typed-box.tsx';
import { type Answers, type TypedDraft, withAnswer, withText } from './typed-draft.ts';
import { TypedEntries } from './typed-entries.tsx';
import { useLast } from './typed-questions.tsx';
import './typed-life.css';

/** Reads a typed life in the language of the page, and months in English as well. */
function usePlanner() {
  const entry = useEntryContext();
  const locale = useLocale();
  const format = useFormat();
  const { events: existing } = useLifeEvents();
  const { birthdate, today } = entry ?? {};
  const [ownBirthYear, presentYear] = [birthdate?.year ?? 0, today?.year ?? 0];
  const read = useMemo(() => {
    const grammar = createTimeGrammar([locale, 'en'], TYPED_TIME_WORDS, TYPED_LIFE_WORDS);
    return createTypedLifeReader(grammar, TYPED_LIFE_WORDS, { ownBirthYear, presentYear });
  }, [locale, ownBirthYear, presentYear]);
  return useCallback(
    (draft: Pick<TypedDraft, 'text' | 'answers'>) =>
      entry ? planEntries(draft, { read, existing, entry, format, createId }) : NOTHING_PLANNED,
    [entry, read, format, existing],
  );
}

interface TypedLifeProps {
  readonly draft: TypedDraft;
  readonly onChange: (draft: TypedDraft) => void;
  /** Called once something in the box was added, with a message, and whether it was all. */
  readonly onAdded: (message: string, isAll: boolean) => void;
  /** Shown below the button that adds it. */
  readonly children?: ReactNode;
}

/** Adds what can be added of the lines, leaves the rest in the box, and says so. */
function useAdd({ draft, onChange: setDraft, onAdded }: TypedLifeProps, plan: ReturnType<typeof usePlanner>) {
  const format = useFormat();
  const { onChange } = useLifeEvents();
  const [status, setStatus] = useState('');
  const add = ({ detail: clicks }: MouseEvent) => {
    const { entries, events, chapters, sure, questions } = plan(draft);
    if (sure === 0) {
      const asked = document.querySelector<HTMLElement>('.typed-life [data-asks="true"] input');
      if (questions > 0 && asked) {
        asked.focus();
        return;
      }
      // After a double click, the last words are still what was added.
      if (clicks < 2) setStatus(TYPED_LIFE.nothing);
      focusElement(TYPED_BOX_ID);
      return;
    }
    const rest = withoutAdded(draft.text, entries);
    const isAll = rest === '';
    const message = TYPED_LIFE.added(format, { count: sure });
    flushSync(() => {
      onChange?.(addEvents(events, chapters, isAll));
      setDraft({
        ...withText(draft, rest),
        added: [...(draft.offersBack ? draft.added : []), ...entries.flatMap(({ added }) => added ?? [])],
        offersBack: true,
      });
      setStatus(joinSentences(message, TYPED_LIFE.left));
      onAdded(message, isAll);
    });
    // Once all was added, the page has led to the weeks, which an open dialog prevents.
    if (hasFocusWithin('.typed-life')) focusElement(TYPED_BOX_ID);
  };
  return { status, setStatus, add };
}

/** How long the lines must rest before what was understood of them is announced. */
const ANNOUNCE_AFTER_MS = 1000;

/** Says how many lines are understood and how many questions there are, to assistive technology and once the typing rests. */
function Understood({
  plan: { entries, sure, questions },
  file,
}: {
  readonly plan: Plan;
  readonly file: string;
}) {
  const format = useFormat();
  const wrong = entries.filter(({ state }) => state === 'wrong').length;
  const text = joinSentences(
    file,
    sure > 0 && TYPED_LIFE.sure(format, { count: sure }),
    wrong > 0 && TYPED_LIFE.wrong(format, { count: wrong }),
    questions > 0 && TYPED_LIFE.asks(format, { count: questions }),
  );
  return (
    <p className="visually-hidden" role="status">
      {useDebouncedValue(text, ANNOUNCE_AFTER_MS)}
    </p>
  );
}

/** What is said of the text as a whole: a file of another program, the head of a table, lines that are too many. */
function AboutText({ plan: { entries, head }, file }: { readonly plan: Plan; readonly file: string }) {
  const format = useFormat();
  const notes = [
    head !== null && TYPED_LIFE.head({ line: isolateName(head) }),
    entries.length === MAX_TYPED_LINES && TYPED_LIFE.first(format, { count: MAX_TYPED_LINES }),
  ].filter((note) => note !== false);
  return (
    <>
      <p className="field-problem">{file}</p>
      <p className="field-hint typed-life-notes">{notes.join('\n')}</p>
    </>
  );
}

interface AddButtonProps {
  readonly plan: Plan;
  readonly onClick: (event: MouseEvent) => void;
}

function AddButton({ plan: { sure, questions }, onClick }: AddButtonProps) {
  const format = useFormat();
  const left = useLast(questions > 0 ? TYPED_LIFE.asks(format, { count: questions }) : undefined);
  return (
    <Button look="primary" onClick={onClick}>
      <span>{TYPED_LIFE.add(format, { count: sure })}</span>
      <span className="typed-life-asks" hidden={questions === 0}>
        {left}
      </span>
    </Button>
  );
}

/** A box for a life in lines, on the page or in a dialog, and what was understood of it, to be added at once. */
export default function TypedLife(props: TypedLifeProps) {
  const { draft, onChange: setDraft, children } = props;
  const planOf = usePlanner();
  const { status, setStatus, add } = useAdd(props, planOf);
  // The list follows the typing when there is time, and an answer at once.
  const text = useDeferredValue(draft.text);
  const { answers } = draft;
  const plan = useMemo(() => planOf({ text, answers }), [planOf, text, answers]);
  const onAnswer = useEventCallback((line: string, answer: Answers) =>
    setDraft(withAnswer(draft, line, answer)),
  );
  // If this code has come after its dialog, the focus waits at the button that closes it.
  useLayoutEffect(() => {
    if (hasFocusWithin('.dialog-close')) focusElement(TYPED_BOX_ID);
  }, []);
  const file = plan.file ? TYPED_LIFE.files[plan.file] : '';
  return (
    <div className="typed-life">
      <div className="auto-grid typed-life-columns">
        <div className="stack typed-life-box">
          <TypedBox
            key={draft.edition}
            text={draft.text}
            entries={text === draft.text ? plan.entries : []}
            onChange={(typed) => {
              setStatus('');
              setDraft({ ...draft, text: typed, offersBack: false });
            }}
          />
          <AboutText plan={plan} file={file} />
          <p role="status">{status}</p>
          <AddButton plan={plan} onClick={add} />
          {children && <div className="row">{children}</div>}
        </div>
        <div>
          <TypedEntries {...plan} onAnswer={onAnswer} />
          <AddedEntries draft={draft} onChange={setDraft} onTakenBack={setStatus} />
        </div>
      </div>
      <Understood plan={plan} file={file} />
    </div>
  );
}
