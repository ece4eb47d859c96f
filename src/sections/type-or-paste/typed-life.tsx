import { type ComponentProps, Fragment, memo, useCallback, useDeferredValue, useMemo, useState } from 'react';
import { TYPED_TIME_WORDS } from '#words/form.ts';
import { ENTRY, TYPED_LIFE, TYPED_LIFE_WORDS } from '#words/results.ts';
import { createTypedLifeReader, MAX_TYPED_LINES } from '../../document/typed-life/parse-typed-life.ts';
import { createTimeGrammar } from '../../document/typed-life/time-grammar.ts';
import { countEvents, type EventKind, NO_LIFE_EVENTS } from '../../life/life-events.ts';
import { useLeaveQuestion } from '../../platform/carried-state.ts';
import { focusElement } from '../../platform/focus.ts';
import { createId } from '../../platform/id.ts';
import { useEventCallback } from '../../platform/use-event-callback.ts';
import { useLocale } from '../../platform/use-locale.ts';
import { useResults } from '../../results/results-context.ts';
import { useLifeEvents, useTimeReader } from '../../results/use-life-events.ts';
import { Button } from '../../ui/button.tsx';
import { Choice } from '../../ui/choice.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { joinSentences } from '../../words/join-sentences.ts';
import { type PlannedEntry, planEntries, withoutAdded } from './plan-entries.ts';
import './typed-life.css';

/** A life typed in lines, and the kinds that the visitor chose, by the text of the entry. */
interface TypedDraft {
  readonly text: string;
  readonly kinds: ReadonlyMap<string, EventKind>;
}

const EMPTY: TypedDraft = { text: '', kinds: new Map() };

/** A dialog to type or paste a life in lines. What was typed stays until it is added. */
export function TypedLifeDialog({ open, onClose }: Pick<ComponentProps<typeof Dialog>, 'open' | 'onClose'>) {
  const [draft, setDraft] = useState(EMPTY);
  const { events } = useLifeEvents();
  const [added, setAdded] = useState({ message: '', total: 0 });
  const isStillTrue = countEvents(events) === added.total;
  useLeaveQuestion(draft.text.trim() !== '');
  return (
    <>
      <p className="add-events-status" role="status">
        {!open && isStillTrue && added.message}
      </p>
      <Dialog open={open} onClose={onClose} title={ENTRY.typed} wide>
        <TypedLife
          draft={draft}
          onChange={setDraft}
          onAddAll={(message, count) => {
            onClose();
            setAdded({ message, total: countEvents(events) + count });
          }}
        />
      </Dialog>
    </>
  );
}

/**
 * A function that says what would be added for a typed life. It reads the language of the page, and months in English as
 * well.
 */
function usePlanner() {
  const reader = useTimeReader();
  const locale = useLocale();
  const { dates } = useResults().shown;
  const { events: existing } = useLifeEvents();
  const read = useMemo(() => {
    const grammar = createTimeGrammar([locale, 'en'], TYPED_TIME_WORDS, TYPED_LIFE_WORDS);
    return reader && createTypedLifeReader(grammar, TYPED_LIFE_WORDS, reader.birthdate.year);
  }, [reader, locale]);
  return useCallback(
    ({ text, kinds }: TypedDraft) => {
      if (!reader || !read || !dates) return { entries: [], added: NO_LIFE_EVENTS };
      const chance = () => ({ id: createId(), roll: Math.random() });
      return planEntries(read(text), { kinds, existing, reader, year: dates.asOf.year, chance });
    },
    [reader, read, dates, existing],
  );
}

interface TypedLifeProps {
  readonly draft: TypedDraft;
  readonly onChange: (draft: TypedDraft) => void;
  /** Called with a message once everything in the box was added. */
  readonly onAddAll: (message: string, count: number) => void;
}

/** The box, and what was understood of it, to be added at once. */
function TypedLife({ draft, onChange: setDraft, onAddAll }: TypedLifeProps) {
  const { format } = useResults();
  const { onChange } = useLifeEvents();
  const plan = usePlanner();
  // The list follows the typing when there is time, and a chosen kind at once.
  const text = useDeferredValue(draft.text);
  const { kinds } = draft;
  const { entries, added } = useMemo(() => plan({ text, kinds }), [plan, text, kinds]);
  const [status, setStatus] = useState('');
  const onChoose = useEventCallback((line: string, kind: EventKind) =>
    setDraft({ ...draft, kinds: new Map(draft.kinds).set(line, kind) }),
  );
  const add = () => {
    const now = plan(draft);
    const count = countEvents(now.added);
    const rest = withoutAdded(draft.text, now.entries);
    if (count > 0) {
      onChange?.({ type: 'eventsAdded', added: now.added });
      setDraft(rest === '' ? EMPTY : { ...draft, text: rest });
    }
    if (count > 0 && rest === '') return onAddAll(TYPED_LIFE.added(format, { count }), count);
    setStatus(
      count > 0 ? joinSentences(TYPED_LIFE.added(format, { count }), TYPED_LIFE.left) : TYPED_LIFE.nothing,
    );
    focusElement(TYPED_BOX_ID);
  };
  return (
    <>
      <div className="typed-life">
        <div className="stack typed-life-box">
          <TypedBox
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
        </div>
        <TypedEntries entries={entries} onChoose={onChoose} />
      </div>
      <p role="status">{status}</p>
      <Button look="primary" onClick={add}>
        {TYPED_LIFE.add(format, { count: countEvents(added) })}
      </Button>
    </>
  );
}

const TYPED_BOX_ID = 'typed-life-text';

interface TypedBoxProps {
  readonly text: string;
  /** The lines of this text; empty while it is being read. */
  readonly entries: readonly PlannedEntry[];
  readonly onChange: (text: string) => void;
}

/** The text with marks at what cannot be added. It is behind the field, and gives it its height. */
function Marks({ text, entries }: Pick<TypedBoxProps, 'text' | 'entries'>) {
  const wrong = entries.filter(({ isRight }) => !isRight);
  return (
    <div className="typed-box-marks" dir="auto" translate="no" aria-hidden>
      {wrong.map(({ from, until }, index) => (
        <Fragment key={from}>
          <span>{text.slice(wrong[index - 1]?.until ?? 0, from)}</span>
          <mark>{text.slice(from, until)}</mark>
        </Fragment>
      ))}
      <span>{text.slice(wrong.at(-1)?.until ?? 0)}</span>
      {/* A last line without a sign has no height. */}
      <span>{'\u200b'}</span>
    </div>
  );
}

/** The field for a life in lines. What cannot be added is marked in it. */
function TypedBox({ text, entries, onChange }: TypedBoxProps) {
  return (
    <Field id={TYPED_BOX_ID} label={TYPED_LIFE.label} hint={TYPED_LIFE.hint}>
      {(control) => (
        <div className="typed-box">
          <Marks text={text} entries={entries} />
          <textarea
            {...control}
            data-initial-focus
            dir="auto"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            placeholder={TYPED_LIFE.placeholder}
            value={text}
            onChange={(event) => onChange(event.target.value)}
          />
        </div>
      )}
    </Field>
  );
}

interface TypedEntriesProps {
  readonly entries: readonly PlannedEntry[];
  readonly onChoose: (text: string, kind: EventKind) => void;
}

/** The entries as they were understood, in the order in which they were typed: none moves when its kind changes. */
const TypedEntries = memo(function TypedEntries({ entries, onChoose }: TypedEntriesProps) {
  const kinds = [
    { value: 'chapters', label: ENTRY.chapter },
    { value: 'moments', label: ENTRY.moment },
    { value: 'people', label: ENTRY.person },
  ] as const;
  return (
    <ul className="typed-entries" aria-label={TYPED_LIFE.understood}>
      {entries.map(({ text, from, event, kind, isRight, notes }) => (
        <li key={from}>
          <p dir="auto" translate="no">
            {isRight && event ? event.words : text}
          </p>
          {notes.map((note) => (
            <p key={note} className={isRight ? 'field-hint' : 'field-problem'}>
              {note}
            </p>
          ))}
          {kind && (
            <Choice
              legend={TYPED_LIFE.kindOf({ name: text })}
              legendHidden
              options={kinds}
              chosen={kind}
              onChoose={(chosen) => onChoose(text, chosen)}
            />
          )}
        </li>
      ))}
    </ul>
  );
});
