import { WORDS } from '../../content/words.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Broken } from '../part.tsx';
import type { CountryChoice } from './country-field.tsx';
import type { CountrySearchProps } from './country-search.tsx';

interface CountryPickerProps extends Omit<CountrySearchProps, 'countries'> {
  readonly open: boolean;
  readonly choice: CountryChoice;
  readonly onClose: () => void;
}

/** The dialog in which a country is searched for and chosen. */
export function CountryPicker({ open, choice, onClose, ...rest }: CountryPickerProps) {
  const { countries, Search } = choice;
  return (
    <Dialog open={open} onClose={onClose} labelledBy="picker-title">
      <h2 id="picker-title" className="picker-title">
        {WORDS.picker.title}
      </h2>
      {countries && Search ? (
        <Search countries={countries} {...rest} />
      ) : (
        <CountriesMissing choice={choice} onManual={rest.onManual} />
      )}
      <Button className="picker-close" onClick={onClose}>
        {WORDS.picker.close}
      </Button>
    </Dialog>
  );
}

function CountriesMissing({ choice, onManual }: Pick<CountryPickerProps, 'choice' | 'onManual'>) {
  const { missing, onLoad, onReload } = choice;
  return (
    <>
      {missing === 'broken' && <Broken name={WORDS.picker.title} onRetry={onLoad} onReload={onReload} />}
      {missing === 'failed' && (
        <>
          <p>{WORDS.picker.failed}</p>
          <Button onClick={onLoad}>{WORDS.picker.retry}</Button>
        </>
      )}
      {(missing === 'loading' || missing === 'late') && (
        <p role="status">
          {WORDS.picker.loading} {missing === 'late' && WORDS.form.late}
        </p>
      )}
      {missing !== 'loading' && <Button onClick={onManual}>{WORDS.picker.manual}</Button>}
    </>
  );
}
