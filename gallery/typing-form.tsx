import { useReducer } from 'react';
import { createState, reduce } from '../src/app/state.ts';
import type { Draft } from '../src/document/draft.ts';
import { type Change, findOffer } from '../src/document/history.ts';
import { parseDraft } from '../src/document/parse-draft.ts';
import type { CountryChoice } from '../src/sections/form/country-choice.ts';
import type { FormModel } from '../src/sections/form/form-model.ts';
import { type ExampleChoice, LifeForm } from '../src/sections/form/life-form.tsx';
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
  readonly example?: Partial<ExampleChoice>;
  readonly change?: Change;
}

/** A working form. */
export function TypingForm({
  from,
  refused = false,
  busy = false,
  choice,
  example,
  change,
}: TypingFormProps) {
  const start = { ...createState(countId), draft: from };
  const past = change ? [{ change, snapshot: start }] : [];
  const [form, dispatch] = useReducer(reduce, { ...start, past });
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
        undo: findOffer(form.draft, form),
        onTooManyActivities: ignore,
      }}
      example={{ shown: false, hasOther: false, onToggle: ignore, ...example }}
      save={SAVE}
      own={form.draft}
      changed={false}
      hasResults={false}
      folded={false}
      busy={busy}
      onSubmit={ignore}
      onOpenBackup={ignore}
      onReload={ignore}
      onBegin={ignore}
    />
  );
}

/** A form that cannot be changed. */
export const modelOf = (draft: Draft): FormModel => ({
  draft,
  parsed: parseDraft(draft, SEEN_ON),
  asOf: SEEN_ON,
  problems: [],
  dispatch: ignore,
  countryChoice: CHOICE,
  undo: null,
  onTooManyActivities: ignore,
});
