import { useReducer } from 'react';
import { createState, reduce } from '../src/app/state.ts';
import type { Draft } from '../src/document/draft.ts';
import { parseDraft } from '../src/document/parse-draft.ts';
import type { DocumentAction } from '../src/document/undo.ts';
import type { CountryChoice } from '../src/sections/form/form-model.ts';
import { LifeForm } from '../src/sections/form/life-form.tsx';
import { SEEN_ON } from '../tests/fixtures/lives.ts';
import { COUNTRIES } from '../tests/fixtures/places.ts';

const ignore = () => undefined;

const CHOICE: CountryChoice = {
  list: { value: COUNTRIES, pending: false },
  onLoad: ignore,
  figure: { pending: false },
  onChosen: ignore,
};

let lastId = 0;
export const countId = () => {
  lastId += 1;
  return `activity-${lastId}`;
};

export const SAVE = { status: 'off', onToggle: ignore } as const;

export interface TypingFormProps {
  readonly from: Draft;
  /** Whether problems are shown. */
  readonly refused?: boolean;
  readonly busy?: boolean;
  readonly choice?: Partial<CountryChoice>;
  /** What was done before. */
  readonly done?: DocumentAction;
}

/** A working form. */
export function TypingForm({ from, refused = false, busy = false, choice, done }: TypingFormProps) {
  const start = createState(countId, from);
  const [form, dispatch] = useReducer(reduce, done ? reduce(start, done) : start);
  const parsed = parseDraft(form.draft, SEEN_ON);
  return (
    <LifeForm
      form={{
        draft: form.draft,
        parsed,
        asOf: SEEN_ON,
        problems: refused ? parsed.problems : [],
        dispatch,
        countryChoice: { ...CHOICE, ...choice },
        onTooManyActivities: ignore,
      }}
      save={SAVE}
      undo={{ step: form.steps.at(-1) ?? null, onUndo: () => dispatch({ type: 'undone' }) }}
      changed={false}
      hasResults={false}
      folded={false}
      busy={busy}
      onSubmit={ignore}
      onBackup={ignore}
      onBegin={ignore}
    />
  );
}
