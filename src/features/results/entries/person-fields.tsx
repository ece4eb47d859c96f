import { useMemo } from 'react';
import { PERSON_EDITOR_MESSAGES } from '#messages/person-editor-messages.ts';
import type { Population } from '../../../life/life-table.ts';
import { MAX_ENTRY_LENGTH } from '../../../life/personal-entries.ts';
import { DAYS_PER_YEAR } from '../../../life/time-spent.ts';
import { Choice } from '../../../ui/choice.tsx';
import { Field } from '../../../ui/field.tsx';
import { NumberInput } from '../../../ui/number-input.tsx';
import { countryCodes } from '../../../world/country-names.ts';
import type { Country } from '../../../world/life-expectancy.ts';
import { countryOf, everydayName, SHOWN_NAMES } from '../../shown-names.ts';
import type { PersonDraft, PersonProblem } from './person-draft.ts';

const words = PERSON_EDITOR_MESSAGES;
/** Enough for any year. */
const MAX_CHARACTERS = 20;
const LIVED_TOGETHER = (['no', 'until', 'still'] as const).map((value) => ({
  value,
  label: words.livedTogether[value],
}));
const POPULATIONS = (['everyone', 'women', 'men'] as const satisfies readonly Population[]).map((value) => ({
  value,
  label: words.populations[value],
}));

/** The id of a field. */
export const fieldId = (part: keyof PersonDraft) => `person-${part}`;

interface PersonFieldsProps {
  readonly value: PersonDraft;
  readonly onChange: (value: PersonDraft) => void;
  /** The visitor's country; `null` without one. */
  readonly country: Country | null;
  readonly problems: readonly PersonProblem[];
}

/** The fields of one person. */
export function PersonFields({ value, onChange, country, problems }: PersonFieldsProps) {
  const { livedTogether } = value;
  const change = (part: Partial<PersonDraft>) => onChange({ ...value, ...part });
  const problemOf = (part: keyof PersonDraft) => problems.find((problem) => problem.part === part)?.text;
  const text = (part: TextPart) => ({
    part,
    value: value[part],
    onChange: (entered: string) => change({ [part]: entered }),
    problem: problemOf(part),
  });
  return (
    <div className="person-fields">
      <TextField {...text('name')} label={words.name} placeholder={words.namePlaceholder} isName />
      <TextField {...text('birthYear')} label={words.birthYear} placeholder={words.yearPlaceholder} />
      <Choice
        legend={words.together}
        options={LIVED_TOGETHER}
        chosen={livedTogether}
        onChoose={(chosen) => change({ livedTogether: chosen })}
      />
      {livedTogether === 'until' && (
        <TextField {...text('until')} label={words.until} hint={words.untilHint} />
      )}
      {livedTogether !== 'still' && (
        <Field
          id={fieldId('daysPerYear')}
          label={livedTogether === 'no' ? words.days.apart : words.days.later}
          hint={words.daysHint}
          problem={problemOf('daysPerYear')}
        >
          {(control) => (
            <NumberInput
              {...control}
              className="input"
              min={0}
              max={DAYS_PER_YEAR}
              step={1}
              value={value.daysPerYear}
              onChange={(event) => change({ daysPerYear: event.target.value })}
            />
          )}
        </Field>
      )}
      <TextField
        {...text('since')}
        label={livedTogether === 'no' ? words.since.known : words.since.together}
        hint={words.sinceHint}
      />
      <CountryField value={value.country} own={country} onChange={change} problem={problemOf('country')} />
      <Choice
        legend={words.population}
        options={POPULATIONS}
        chosen={value.population}
        onChoose={(population) => change({ population })}
      />
    </div>
  );
}

type TextPart = 'name' | 'birthYear' | 'until' | 'since';

interface TextFieldProps {
  readonly part: TextPart;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly problem: string | undefined;
  readonly hint?: string;
  readonly placeholder?: string;
  /** Whether it is a name rather than a year. */
  readonly isName?: boolean;
}

function TextField({
  part,
  label,
  value,
  onChange,
  problem,
  hint,
  placeholder,
  isName = false,
}: TextFieldProps) {
  return (
    <Field id={fieldId(part)} label={label} problem={problem} {...(hint && { hint })}>
      {(control) => (
        <input
          {...control}
          type="text"
          className="input"
          autoComplete="off"
          placeholder={placeholder}
          {...(isName
            ? { dir: 'auto', maxLength: MAX_ENTRY_LENGTH }
            : { inputMode: 'numeric', maxLength: MAX_CHARACTERS })}
          value={value}
          onChange={(event) => onChange(event.target.value)}
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

/** All countries but the visitor's, by name. */
function listCountries(own: Country | null): readonly { readonly code: string; readonly name: string }[] {
  const { compare } = new Intl.Collator(SHOWN_NAMES.language);
  return countryCodes()
    .flatMap((code) => (code === own?.code ? [] : (countryOf(code) ?? [])))
    .toSorted((a, b) => compare(a.name, b.name));
}

/** Where the person lives: by default, where the visitor does. */
function CountryField({ value, own, onChange, problem }: CountryFieldProps) {
  const countries = useMemo(() => listCountries(own), [own]);
  return (
    <Field id={fieldId('country')} label={words.country} problem={problem}>
      {(control) => (
        <select
          {...control}
          className="input select"
          value={value === own?.code ? '' : (value ?? '')}
          onChange={(event) => onChange({ country: event.target.value || null })}
        >
          <option value="">{own ? words.sameCountry(everydayName(own)) : words.chooseCountry}</option>
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
