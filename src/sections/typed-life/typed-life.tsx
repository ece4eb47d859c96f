import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { LANGUAGE, TYPED_TIME_WORDS } from '#words/form.ts';
import { TYPED_LIFE, TYPED_LIFE_WORDS } from '#words/results.ts';
import { createTypedLifeReader } from '../../document/parse-typed-life.ts';
import { readTimeWords } from '../../document/read-time-words.ts';
import { MAX_TYPED_ENTRIES } from '../../document/split-typed-life.ts';
import type { EventKind, LifeEvents } from '../../life/life-events.ts';
import { parseTypedTime } from '../../life/parse-typed-time.ts';
import { focusElement } from '../../platform/focus.ts';
import { createId } from '../../platform/id.ts';
import { useEventCallback } from '../../platform/use-event-callback.ts';
import { useLeaveQuestion } from '../../platform/use-leave-question.ts';
import { useVisitorLocale } from '../../platform/use-locale.ts';
import { Button } from '../../ui/button.tsx';
import { joinSentences } from '../../words/join-sentences.ts';
import { type TypedDraft, useDraft, useEventEdit } from '../event-edit-context.ts';
import type { TimeReader } from '../parse-event.ts';
import { useResults } from '../results-context.ts';
import { useLifeEvents } from '../use-life-events.ts';
import { useTimeContext } from '../use-time-reader.ts';
import { planEntries, withoutAdded } from './plan-entries.ts';
import { TYPED_BOX_ID, TypedBox } from './typed-box.tsx';
import { TypedEntries } from './typed-entries.tsx';
import './typed-life.css';

/** The page's languages, in which the months of a pasted text are understood on any page. */
export const MONTH_LANGUAGES = ['ar', 'de', 'en', 'es', 'fr', 'ja', 'pt-BR', 'zh-Hans'];

/** Reads a typed life in the language of the page; `null` without a birthdate. */
function useTypedLifeReader() {
  const context = useTimeContext();
  const visitorLocale = useVisitorLocale();
  return useMemo(() => {
    const { birthdate } = context;
    if (!birthdate) return null;
    const locales = [...MONTH_LANGUAGES, visitorLocale, LANGUAGE.tag];
    const words = readTimeWords(locales, TYPED_TIME_WORDS);
    const reader: TimeReader = { ...context, birthdate, words };
    const { year } = TYPED_TIME_WORDS;
    const besideBirth = readTimeWords(locales, {
      ...TYPED_TIME_WORDS,
      year: [...year, ...TYPED_LIFE_WORDS.born],
    });
    const read = createTypedLifeReader({
      words: TYPED_LIFE_WORDS,
      read: (text) => parseTypedTime(text, words, birthdate),
      readBirth: (text) => parseTypedTime(text, besideBirth, birthdate),
    });
    return { reader, read };
  }, [context, visitorLocale]);
}

type TypedLifeReader = NonNullable<ReturnType<typeof useTypedLifeReader>>;

interface TypedLifeProps {
  /** Called with a message once everything in the box was added. */
  readonly onAddAll: (message: string) => void;
}

/** A box for a life in lines, and what was understood of it, to be added at once. */
export function TypedLife(props: TypedLifeProps) {
  const reader = useTypedLifeReader();
  return reader && <TypedLifeForm {...props} {...reader} />;
}

const EMPTY: TypedDraft = { text: '', kinds: new Map() };
const countEvents = ({ chapters, moments, people }: LifeEvents): number =>
  chapters.length + moments.length + people.length;
const chance = () => ({ id: createId(), roll: Math.random() });

/** A function that says what would be added for a text. */
function usePlanner({ read, reader }: TypedLifeReader) {
  const { shown, shownCountry } = useResults();
  const { events } = useLifeEvents();
  const hasCountry = shownCountry !== null;
  const year = shown.dates?.asOf.year ?? reader.birthdate.year;
  return useCallback(
    ({ text, kinds }: TypedDraft) => {
      const limits = { ownBirthYear: reader.birthdate.year, year, hasCountry };
      return planEntries(read(text), { kinds, existing: events, reader, limits, chance });
    },
    [read, reader, events, year, hasCountry],
  );
}

/** The text in the box, and what was understood of it. */
function useTypedText(reader: TypedLifeReader) {
  const [draft, setDraft] = useDraft<TypedDraft>(useEventEdit().drafts.typed, { id: null }, () => EMPTY);
  useLeaveQuestion(draft.text.trim() !== '');
  const plan = usePlanner(reader);
  // The list follows the typing when there is time, and a chosen kind at once.
  const text = useDeferredValue(draft.text);
  const { kinds } = draft;
  const understood = useMemo(() => plan({ text, kinds }), [plan, text, kinds]);
  return { draft, setDraft, ...understood, isCurrent: text === draft.text, plan: () => plan(draft) };
}

function TypedLifeForm({ onAddAll, ...reader }: TypedLifeProps & TypedLifeReader) {
  const { format } = useResults();
  const { onChange } = useLifeEvents();
  const { draft, setDraft, entries, added, isCurrent, plan } = useTypedText(reader);
  const [status, setStatus] = useState('');
  const onChoose = useEventCallback((piece: string, kind: EventKind) =>
    setDraft({ ...draft, kinds: new Map(draft.kinds).set(piece, kind) }),
  );
  const add = () => {
    const now = plan();
    const count = countEvents(now.added);
    const rest = withoutAdded(draft.text, now.entries, LANGUAGE.comma);
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
        <div className="typed-life-box">
          <TypedBox
            text={draft.text}
            entries={isCurrent ? entries : []}
            onChange={(typed) => {
              setStatus('');
              setDraft({ ...draft, text: typed });
            }}
          />
          {entries.length === MAX_TYPED_ENTRIES && (
            <p className="field-hint">{TYPED_LIFE.first(format, { count: MAX_TYPED_ENTRIES })}</p>
          )}
        </div>
        <TypedEntries entries={entries} onChoose={onChoose} />
      </div>
      <p className="typed-life-status" role="status">
        {status}
      </p>
      <Button look="primary" onClick={add}>
        {TYPED_LIFE.add(format, { count: countEvents(added) })}
      </Button>
    </>
  );
}
