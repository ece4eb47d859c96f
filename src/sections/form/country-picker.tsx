import { type ReactNode, useState } from 'react';
import { FORM, PICKER } from '#words/form.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { joinSentences } from '../../words/join-sentences.ts';
import type { CountryChoice } from './country-choice.ts';
import { CountrySearch, type CountrySearchProps } from './country-search.tsx';
import { SearchField } from './search-field.tsx';

interface CountryPickerProps extends Omit<CountrySearchProps, 'countries' | 'initialText'> {
  readonly open: boolean;
  readonly choice: CountryChoice;
  readonly onClose: () => void;
}

/** The dialog for searching and choosing a country. */
export function CountryPicker({ open, choice, onClose, ...rest }: CountryPickerProps) {
  return (
    <Dialog open={open} onClose={onClose} title={PICKER.title}>
      <SearchOnceLoaded choice={choice} {...rest} />
    </Dialog>
  );
}

type SearchOnceLoadedProps = Omit<CountryPickerProps, 'open' | 'onClose'>;

function SearchOnceLoaded({ choice, ...rest }: SearchOnceLoadedProps) {
  const [typed, setTyped] = useState('');
  const { value } = choice.list;
  if (value) return <CountrySearch countries={value} initialText={typed} {...rest} />;
  const field = <SearchField value={typed} onChange={(event) => setTyped(event.target.value)} />;
  return <CountriesMissing choice={choice} field={field} onManual={rest.onManual} />;
}

interface CountriesMissingProps extends Pick<CountryPickerProps, 'choice' | 'onManual'> {
  /** Takes the visitor's text until the list is loaded. */
  readonly field: ReactNode;
}

function CountriesMissing({ choice, field, onManual }: CountriesMissingProps) {
  const { list, onLoad } = choice;
  const { pending, late } = list;
  return (
    <>
      {!pending && (
        <>
          <p>{PICKER.failed}</p>
          <Button onClick={onLoad}>{PICKER.retry}</Button>
        </>
      )}
      {pending && (
        <>
          {field}
          <p role="status">{joinSentences(PICKER.loading, late && FORM.late)}</p>
        </>
      )}
      {(late || !pending) && <Button onClick={onManual}>{PICKER.manual}</Button>}
    </>
  );
}
