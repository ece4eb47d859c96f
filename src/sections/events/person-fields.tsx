import { type ReactNode, useMemo, useState } from 'react';
import { PERSON_EDITOR } from '#words/results.ts';
import { type PersonTexts, parseYear } from '../../document/person-draft.ts';
import { MAX_EVENT_LENGTH } from '../../life/life-events.ts';
import type { Population } from '../../life/life-table.ts';
import { DAYS_PER_YEAR } from '../../life/time-spent.ts';
import { Choice } from '../../ui/choice.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Field } from '../../ui/field.tsx';
import { NumberInput } from '../../ui/number-input.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { countryOf, everydayName, shownNames } from '../../words/shown-names.ts';
import { countryCodes } from '../../world/country-names.ts';
import type { Country } from '../../world/life-expectancy.ts';
import './person-fields.css';

/** Kosovo: no life table is published for it. */
const WITHOUT_TABLE = 'XKX';
const listPopulations = () =>
  (['everyone', 'women', 'men'] as const satisfies readonly Population[]).map((value) => ({
    value,
    label: PERSON_EDITOR.populations[value],
  }));

/** The id of a field. */
export const fieldId = (part: keyof PersonTexts) => `person-${part}`;
/** Enough for any year. */
const MAX_CHARACTERS = 20;
const LIVED_TOGETHER = ['no', 'until', 'still'] as const satisfies readonly PersonTexts['livedTogether'][];

interface PersonFieldsProps {
  readonly value: PersonTexts;
  /** The present calendar year. */
  readonly year: number;
  readonly onChange: (change: Partial<PersonTexts>) => void;
  /** Whether the year of birth is known, or was before it was changed: all else follows it. */
  readonly hasBirthYear: boolean;
  /** The visitor's country; `null` without one. */
  readonly country: Country | null;
  readonly problemOf: (part: keyof PersonTexts) => string | undefined;
}

/** The fields of one person: first the year of birth, then all else, which is filled in as it usually is. */
export function PersonFields(props: PersonFieldsProps) {
  const { value, onChange, hasBirthYear, problemOf } = props;
  return (
    <>
      <div className="person-fields">
        <TextField
          id={fieldId('name')}
          label={PERSON_EDITOR.name}
          placeholder={PERSON_EDITOR.namePlaceholder}
          dir="auto"
          maxLength={MAX_EVENT_LENGTH}
          value={value.name}
          onChange={(name) => onChange({ name })}
          problem={problemOf('name')}
        />
        <TextField
          id={fieldId('birthYear')}
          label={PERSON_EDITOR.birthYear}
          placeholder={PERSON_EDITOR.yearPlaceholder}
          inputMode="numeric"
          maxLength={MAX_CHARACTERS}
          value={value.birthYear}
          onChange={(birthYear) => onChange({ birthYear })}
          problem={problemOf('birthYear')}
        />
      </div>
      {hasBirthYear && <TimeTogether {...props} />}
      <Basis {...props} />
    </>
  );
}

/** Whether they lived together, until when, how often they see each other, and since when. */
function TimeTogether(props: PersonFieldsProps) {
  const { value, year, onChange, problemOf } = props;
  const { livedTogether, until, daysPerYear } = value;
  const { together, livedTogether: labels, days, daysHint } = PERSON_EDITOR;
  const isAhead = (parseYear(until) ?? year) > year;
  const choose = (chosen: string) => {
    const choice = LIVED_TOGETHER.find((each) => each === chosen);
    if (choice) onChange({ livedTogether: choice });
  };
  return (
    <div className="person-fields">
      <Field id={fieldId('livedTogether')} label={together}>
        {(control) => (
          <Select {...control} value={livedTogether} onChange={(event) => choose(event.target.value)}>
            {LIVED_TOGETHER.map((each) => (
              <option key={each} value={each}>
                {labels[each === 'until' && isAhead ? 'untilAhead' : each]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {livedTogether === 'until' && (
        <YearField {...props} part="until" placeholder={PERSON_EDITOR.yearPlaceholder} />
      )}
      {livedTogether !== 'still' && (
        <Field
          id={fieldId('daysPerYear')}
          label={livedTogether === 'no' ? days.apart : days.later}
          hint={daysHint}
          problem={problemOf('daysPerYear')}
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
      )}
      <YearField {...props} part="since" placeholder={PERSON_EDITOR.birth} />
    </div>
  );
}

interface YearFieldProps extends PersonFieldsProps {
  readonly part: 'until' | 'since';
  readonly placeholder: string;
}

function YearField({ value, onChange, problemOf, part, placeholder }: YearFieldProps) {
  const { until, since } = PERSON_EDITOR;
  const sinceLabel = since[value.livedTogether === 'no' ? 'known' : 'together'];
  return (
    <TextField
      id={fieldId(part)}
      label={part === 'until' ? until : sinceLabel}
      placeholder={placeholder}
      inputMode="numeric"
      maxLength={MAX_CHARACTERS}
      value={value[part]}
      onChange={(text) => onChange({ [part]: text })}
      problem={problemOf(part)}
    />
  );
}

/** The country and whose figures count: folded, unless a country has to be chosen or is another one. */
function Basis(props: PersonFieldsProps) {
  const { value, country, onChange } = props;
  const [isOpen] = useState(value.country !== null);
  const fields: ReactNode = (
    <div className="person-fields">
      <CountryField {...props} />
      <Choice
        legend={PERSON_EDITOR.population}
        options={listPopulations()}
        chosen={value.population}
        onChoose={(population) => onChange({ population })}
      />
    </div>
  );
  if (!country) return fields;
  return (
    <Disclosure summary={PERSON_EDITOR.basis} open={isOpen}>
      {fields}
    </Disclosure>
  );
}

/** All countries with a life table except the visitor's, by name. */
function listCountries(own: Country | null): readonly { readonly code: string; readonly name: string }[] {
  const { compare } = new Intl.Collator(shownNames().language);
  return countryCodes()
    .flatMap((code) => (code === own?.code || code === WITHOUT_TABLE ? [] : (countryOf(code) ?? [])))
    .toSorted((a, b) => compare(a.name, b.name));
}

/** Where the person lives: by default, where the visitor does. */
function CountryField({ value: { country: value }, country: own, onChange, problemOf }: PersonFieldsProps) {
  const countries = useMemo(() => listCountries(own), [own]);
  return (
    <Field id={fieldId('country')} label={PERSON_EDITOR.country} problem={problemOf('country')}>
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
