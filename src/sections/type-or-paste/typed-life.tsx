import { useDeferredValue, useMemo, useState } from 'react';
import { TYPED_TIME_WORDS } from '#words/form.ts';
import { ENTRY, TYPED_LIFE, TYPED_LIFE_WORDS } from '#words/results.ts';
import { createTypedLifeReader, MAX_TYPED_LINES } from '../../document/typed-life/parse-typed-life.ts';
import { createTimeGrammar } from '../../document/typed-life/time-grammar.ts';
import { countEvents, type EventKind } from '../../life/life-events.ts';
import { useLeaveQuestion } from '../../platform/carried-state.ts';
import { focusElement } from '../../platform/focus.ts';
import { createId } from '../../platform/id.ts';
import { useEventCallback } from '../../platform/use-event-callback.ts';
import { useLocale } from '../../platform/use-locale.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { joinSentences } from '../../words/join-sentences.ts';
import { useResults } from '../results-context.ts';
import { useLifeEvents, useTimeReader } from '../use-life-events.ts';
import { planEntries, withoutAdded } from './plan-entries.ts';
import { TYPED_BOX_ID, TypedBox } from './typed-box.tsx';
import { TypedEntries } from './typed-entries.tsx';
import './typed-life.css';

/** A life typed in lines, and the kinds that the visitor chose, by the text of the entry. */
interface TypedDraft {
  readonly text: string;
  readonly kinds: ReadonlyMap<string, EventKind>;
}

const EMPTY: TypedDraft = { text: '', kinds: new Map() };

interface TypedLifeDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** A dialog to type or paste a life in lines. What was typed stays until it is added. */
export function TypedLifeDialog({ open, onClose }: TypedLifeDialogProps) {
  const [draft, setDraft] = useState(EMPTY);
  const [added, setAdded] = useState('');
  return (
    <>
      <p className="add-events-status" role="status">
        {open ? '' : added}
      </p>
      <Dialog open={open} onClose={onClose} title={ENTRY.typed} wide>
        <TypedLife
          draft={draft}
          onChange={setDraft}
          onAddAll={(message) => {
            onClose();
            setAdded(message);
          }}
        />
      </Dialog>
    </>
  );
}

const chance = () => ({ id: createId(), roll: Math.random() });

/**
 * A function that says what would be added for a typed life; `null` without a birthdate. It reads the language of the
 * page, and months in English as well.
 */
function usePlanner() {
  const reader = useTimeReader();
  const locale = useLocale();
  const { dates } = useResults().shown;
  const { events } = useLifeEvents();
  const read = useMemo(() => {
    const grammar = createTimeGrammar([locale, 'en'], TYPED_TIME_WORDS, TYPED_LIFE_WORDS);
    return reader && createTypedLifeReader(grammar, TYPED_LIFE_WORDS, reader.birthdate.year);
  }, [reader, locale]);
  return useMemo(() => {
    if (!reader || !read || !dates) return null;
    const limits = { ownBirthYear: dates.birthdate.year, year: dates.asOf.year };
    return ({ text, kinds }: TypedDraft) =>
      planEntries(read(text), { kinds, existing: events, reader, limits, chance });
  }, [reader, read, dates, events]);
}

interface TypedLifeProps {
  readonly draft: TypedDraft;
  readonly onChange: (draft: TypedDraft) => void;
  /** Called with a message once everything in the box was added. */
  readonly onAddAll: (message: string) => void;
}

/** The words of a typed life are compiled once the dialog is open. */
function TypedLife(props: TypedLifeProps) {
  const plan = usePlanner();
  return plan && <TypedLifeForm {...props} plan={plan} />;
}

interface TypedLifeFormProps extends TypedLifeProps {
  readonly plan: NonNullable<ReturnType<typeof usePlanner>>;
}

/** The box, and what was understood of it, to be added at once. */
function TypedLifeForm({ draft, onChange: setDraft, onAddAll, plan }: TypedLifeFormProps) {
  const { format } = useResults();
  const { onChange } = useLifeEvents();
  useLeaveQuestion(draft.text.trim() !== '');
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
    if (count > 0 && rest === '') return onAddAll(TYPED_LIFE.added(format, { count }));
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
