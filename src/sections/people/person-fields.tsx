import { useMemo } from 'react';
import { PERSON_EDITOR } from '#words/entries.ts';
import type { PersonDraft } from '../../document/person-draft.ts';
import { MAX_EVENT_LENGTH } from '../../life/life-events.ts';
import type { Population } from '../../life/life-table.ts';
import { DAYS_PER_YEAR } from '../../life/time-spent.ts';
import { adoptStyles } from '../../platform/adopt-styles.ts';
import { Choice } from '../../ui/choice.tsx';
import { Field } from '../../ui/field.tsx';
import { NumberInput } from '../../ui/number-input.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { countryOf, everydayName, shownNames } from '../../words/shown-names.ts';
import { countryCodes } from '../../world/country-names.ts';
import type { Country } from '../../world/life-expectancy.ts';
import styles from './person-fields.css?inline';

adoptStyles(styles);

/** Kosovo: no life table is published for it. */
const WITHOUT_TABLE = 'XKX';
/** Enough for any year. */
const MAX_CHARACTERS = 20;
const listLivedTogether = () =>
  (['no', 'until', 'still'] as const).map((value) => ({
    value,
    label: PERSON_EDITOR.livedTogether[value],
  }));
const listPopulations = () =>
  (['everyone', 'women', 'men'] as const satisfies readonly Population[]).map((value) => ({
    value,
    label: PERSON_EDITOR.populations[value],
  }));

/** The id of a field. */
export const fieldId = (part: keyof PersonDraft) => `person-${part}`;

interface PersonFieldsProps {
  readonly value: PersonDraft;
  readonly onChange: (value: PersonDraft) => void;
  /** The visitor's country; `null` without one. */
  readonly country: Country | null;
  readonly problemOf: (part: keyof PersonDraft) => string | undefined;
}

/** The fields of one person. */
export function PersonFields({ value, onChange, country, problemOf }: PersonFieldsProps) {
  const { livedTogether } = value;
  const change = (part: Partial<PersonDraft>) => onChange({ ...value, ...part });
  const text = (part: TextPart) => ({
    id: fieldId(part),
    value: value[part],
    onChange: (entered: string) => change({ [part]: entered }),
    problem: problemOf(part),
    ...(part === 'name'
      ? ({ dir: 'auto', maxLength: MAX_EVENT_LENGTH } as const)
      : ({ inputMode: 'numeric', maxLength: MAX_CHARACTERS } as const)),
  });
  return (
    <div className="person-fields">
      <TextField {...text('name')} label={PERSON_EDITOR.name} placeholder={PERSON_EDITOR.namePlaceholder} />
      <TextField
        {...text('birthYear')}
        label={PERSON_EDITOR.birthYear}
        placeholder={PERSON_EDITOR.yearPlaceholder}
      />
      <Choice
        legend={PERSON_EDITOR.together}
        options={listLivedTogether()}
        chosen={livedTogether}
        onChoose={(chosen) => change({ livedTogether: chosen })}
      />
      {livedTogether === 'until' && (
        <TextField {...text('until')} label={PERSON_EDITOR.until} hint={PERSON_EDITOR.untilHint} />
      )}
      {livedTogether !== 'still' && (
        <DaysField value={value} onChange={change} problem={problemOf('daysPerYear')} />
      )}
      <TextField
        {...text('since')}
        label={livedTogether === 'no' ? PERSON_EDITOR.since.known : PERSON_EDITOR.since.together}
        hint={PERSON_EDITOR.sinceHint}
      />
      <CountryField value={value.country} own={country} onChange={change} problem={problemOf('country')} />
      <Choice
        legend={PERSON_EDITOR.population}
        options={listPopulations()}
        chosen={value.population}
        onChoose={(population) => change({ population })}
      />
    </div>
  );
}

type TextPart = 'name' | 'birthYear' | 'until' | 'since';

interface DaysFieldProps {
  readonly value: PersonDraft;
  readonly onChange: (change: Pick<PersonDraft, 'daysPerYear'>) => void;
  readonly problem: string | undefined;
}

/** The days a year together, while or after the two live apart. */
function DaysField({ value: { livedTogether, daysPerYear }, onChange, problem }: DaysFieldProps) {
  const { apart, later } = PERSON_EDITOR.days;
  return (
    <Field
      id={fieldId('daysPerYear')}
      label={livedTogether === 'no' ? apart : later}
      hint={PERSON_EDITOR.daysHint}
      problem={problem}
    >
      {(control) => (
        <NumberInput
          {...control}
          className="input"
          min={0}
          max={DAYS_PER_YEAR}
          step={1}
          value={daysPerYear}
          onChange={(event) => onChange({ daysPerYear: event.target.value })}
        />
      )}
    </Field>
  );
}

interface CountryFieldProps {
  readonly value: string | null;
  /** The visitor's. */
  readonly own: Country | null;
  readonly onChange: (change: Pick<PersonDraft, 'country'>) => void;
  readonly problem: string | undefined;
}

/** All countries with a life table except the visitor's, by name. */
function listCountries(own: Country | null): readonly { readonly code: string; readonly name: string }[] {
  const { compare } = new Intl.Collator(shownNames().language);
  return countryCodes()
    .flatMap((code) => (code === own?.code || code === WITHOUT_TABLE ? [] : (countryOf(code) ?? [])))
    .toSorted((a, b) => compare(a.name, b.name));
}

/** Where the person lives: by default, where the visitor does. */
function CountryField({ value, own, onChange, problem }: CountryFieldProps) {
  const countries = useMemo(() => listCountries(own), [own]);
  return (
    <Field id={fieldId('country')} label={PERSON_EDITOR.country} problem={problem}>
      {(control) => (
        <Select
          {...control}
          value={value === own?.code ? '' : (value ?? '')}
          onChange={(event) => onChange({ country: event.target.value || null })}
        >
          <option value="">
            {own ? PERSON_EDITOR.sameCountry({ country: everydayName(own) }) : PERSON_EDITOR.chooseCountry}
          </option>
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
