import {
  type ComponentProps,
  type MouseEvent,
  memo,
  type ReactNode,
  useCallback,
  useDeferredValue,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { TYPED_TIME_WORDS } from '#words/form.ts';
import { TYPED_LIFE, TYPED_LIFE_WORDS } from '#words/results.ts';
import { addEvents } from '../../document/changes.ts';
import { createTypedLifeReader, MAX_TYPED_LINES } from '../../events/typed-life/parse-typed-life.ts';
import { createTimeGrammar } from '../../events/typed-life/time-grammar.ts';
import { countEvents, type KindName, NO_LIFE_EVENTS } from '../../life/life-events.ts';
import { useLeaveQuestion } from '../../platform/carried-state.ts';
import { focusElement, hasFocusWithin } from '../../platform/focus.ts';
import { createId } from '../../platform/id.ts';
import { useFormat, useLocale } from '../../platform/locale.ts';
import { useEventCallback } from '../../platform/use-event-callback.ts';
import { useEntryContext, useLifeEvents } from '../../results/use-life-events.ts';
import { Button } from '../../ui/button.tsx';
import { Choice } from '../../ui/choice.tsx';
import { Field } from '../../ui/field.tsx';
import { OwnWords } from '../../ui/own-words.tsx';
import { joinSentences } from '../../words/join-sentences.ts';
import { EDITORS } from './editors.ts';
import { type PlannedEntry, planEntries, withoutAdded } from './plan-entries.ts';
import './typed-life.css';

interface TypedDraft {
  readonly text: string;
  readonly kinds: ReadonlyMap<string, KindName>;
}

const EMPTY: TypedDraft = { text: '', kinds: new Map() };

/** What was typed stays until it is added, also while no box is open: the browser asks before it is lost. */
export function useTypedDraft() {
  const [draft, onChange] = useState(EMPTY);
  useLeaveQuestion(draft.text.trim() !== '');
  return [draft, onChange] as const;
}

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
    ({ text, kinds }: TypedDraft) =>
      entry
        ? planEntries(read(text, { isDayFirst: null }).lines, { kinds, existing, entry, format, createId })
        : { entries: [], added: NO_LIFE_EVENTS },
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
  /** How often lines were taken out of the box. */
  const [taken, setTaken] = useState(0);
  const add = ({ detail: clicks }: MouseEvent) => {
    const { entries, added } = plan(draft);
    const count = countEvents(added);
    if (count === 0) {
      // After a double click, the last words are still what was added.
      if (clicks < 2) setStatus(TYPED_LIFE.nothing);
      focusElement(TYPED_BOX_ID);
      return;
    }
    const rest = withoutAdded(draft.text, entries);
    const isAll = rest === '';
    const message = TYPED_LIFE.added(format, { count });
    flushSync(() => {
      onChange?.(addEvents(added));
      setDraft(isAll ? EMPTY : { ...draft, text: rest });
      setTaken(taken + 1);
      setStatus(joinSentences(message, TYPED_LIFE.left));
      onAdded(message, isAll);
    });
    // The page has led to the weeks, which an open dialog prevents.
    if (hasFocusWithin('.typed-life')) focusElement(TYPED_BOX_ID);
  };
  return { status, setStatus, taken, add };
}

/** A box for a life in lines, on the page or in a dialog, and what was understood of it, to be added at once. */
export function TypedLife(props: TypedLifeProps) {
  const { draft, onChange: setDraft, children } = props;
  const format = useFormat();
  const plan = usePlanner();
  const { status, setStatus, taken, add } = useAdd(props, plan);
  // The list follows the typing when there is time, and a chosen kind at once.
  const text = useDeferredValue(draft.text);
  const { kinds } = draft;
  const { entries, added } = useMemo(() => plan({ text, kinds }), [plan, text, kinds]);
  const onChoose = useEventCallback((line: string, kind: KindName) =>
    setDraft({ ...draft, kinds: new Map(draft.kinds).set(line, kind) }),
  );
  return (
    <div className="typed-life">
      <div className="typed-life-columns">
        <div className="stack typed-life-box">
          <TypedBox
            key={taken}
            text={draft.text}
            entries={text === draft.text ? entries : []}
            onChange={(typed) => {
              setStatus('');
              setDraft({ ...draft, text: typed });
            }}
          />
          {entries.length === MAX_TYPED_LINES && (
            <p className="field-hint">{TYPED_LIFE.first(format, { count: MAX_TYPED_LINES })}</p>
          )}
          <p role="status">{status}</p>
          <Button look="primary" onClick={add}>
            {TYPED_LIFE.add(format, { count: countEvents(added) })}
          </Button>
          {children && <div className="row">{children}</div>}
        </div>
        <TypedEntries entries={entries} onChoose={onChoose} />
      </div>
    </div>
  );
}

export const TYPED_BOX_ID = 'typed-life-text';

interface TypedBoxProps {
  readonly text: string;
  /** The lines of this text; empty while it is being read. */
  readonly entries: readonly PlannedEntry[];
  readonly onChange: (text: string) => void;
}

/** Its name in the style sheet. */
const WRONG_LINES = 'wrong-lines';

/**
 * The text behind the field, which gives it its height. What cannot be added is marked in it by ranges: Chromium ends a run
 * of typing, which Ctrl+Z undoes, whenever an element is removed anywhere on the page.
 */
function Marks({ text, entries }: Pick<TypedBoxProps, 'text' | 'entries'>) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const node = ref.current?.firstChild;
    if (!node || !('highlights' in CSS)) return;
    const [startContainer, endContainer] = [node, node];
    const wrong = entries.filter(({ isRight }) => !isRight);
    const ranges = wrong.map(
      ({ from, until }) =>
        new StaticRange({ startContainer, startOffset: from, endContainer, endOffset: until }),
    );
    CSS.highlights.set(WRONG_LINES, new Highlight(...ranges));
    return () => {
      CSS.highlights.delete(WRONG_LINES);
    };
  }, [entries]);
  return (
    // oxlint-disable-next-line project/own-words -- the text of the field before it
    <div ref={ref} className="typed-box-marks" dir="auto" translate="no" aria-hidden>
      {/* A last line without a sign has no height. */}
      {`${text}\u200b`}
    </div>
  );
}

type FieldTextProps = Omit<ComponentProps<'textarea'>, 'onChange'> & {
  readonly onChange: (text: string) => void;
};

/**
 * The text itself, which the browser keeps. React would write it whenever a property of the element changes, and the
 * browser's undo would begin anew: so all of them stay.
 */
const FieldText = memo(function FieldText({ onChange, ...rest }: FieldTextProps) {
  return (
    <textarea
      {...rest}
      data-initial-focus
      dir="auto"
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      placeholder={TYPED_LIFE.placeholder}
      onChange={(event) => onChange(event.target.value)}
    />
  );
});

function TypedBox({ text, entries, onChange }: TypedBoxProps) {
  const [initial] = useState(text);
  const change = useEventCallback(onChange);
  return (
    <Field id={TYPED_BOX_ID} label={TYPED_LIFE.label} hint={TYPED_LIFE.hint}>
      {(control) => (
        <div className="typed-box">
          <Marks text={text} entries={entries} />
          <FieldText {...control} defaultValue={initial} onChange={change} />
        </div>
      )}
    </Field>
  );
}

interface TypedEntriesProps {
  readonly entries: readonly PlannedEntry[];
  readonly onChoose: (text: string, kind: KindName) => void;
}

/** In the order of the choice for a line. */
const LINE_KINDS = ['chapters', 'moments', 'people'] as const satisfies readonly KindName[];

/** The entries as they were understood, in the order in which they were typed: none moves when its kind changes. */
const TypedEntries = memo(function TypedEntries({ entries, onChoose }: TypedEntriesProps) {
  const kinds = LINE_KINDS.map((kind) => ({ value: kind, label: EDITORS[kind].name() }));
  return (
    <ul className="typed-entries" aria-label={TYPED_LIFE.understood}>
      {entries.map(({ text, event, kind, isRight, notes }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- an element that is removed would end a run of typing
        <li key={index}>
          <p>
            <OwnWords>{isRight && event ? event.words : text}</OwnWords>
          </p>
          <p className={isRight ? 'typed-entries-notes field-hint' : 'typed-entries-notes field-problem'}>
            {notes.join('\n')}
          </p>
          <div hidden={kind === null}>
            <Choice
              legend={TYPED_LIFE.kindOf({ name: text })}
              legendHidden
              options={kinds}
              chosen={kind ?? 'moments'}
              onChoose={(chosen) => onChoose(text, chosen)}
            />
          </div>
        </li>
      ))}
    </ul>
  );
});
