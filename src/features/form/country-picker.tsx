import { MESSAGES } from '../../content/messages.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorFallback } from '../section-boundary.tsx';
import type { CountryChoice } from './country-choice.ts';
import type { CountrySearchProps } from './country-search.tsx';

interface CountryPickerProps extends Omit<CountrySearchProps, 'countries'> {
  readonly open: boolean;
  readonly choice: CountryChoice;
  readonly onClose: () => void;
}

/** The dialog for searching and choosing a country. */
export function CountryPicker({ open, choice, onClose, ...rest }: CountryPickerProps) {
  const { countries, Search } = choice;
  return (
    <Dialog open={open} onClose={onClose} labelledBy="picker-title">
      <h2 id="picker-title" className="dialog-title">
        {MESSAGES.picker.title}
      </h2>
      {countries && Search ? (
        <Search countries={countries} {...rest} />
      ) : (
        <CountriesMissing choice={choice} onManual={rest.onManual} />
      )}
      <Button className="picker-close" onClick={onClose}>
        {MESSAGES.picker.close}
      </Button>
    </Dialog>
  );
}

function CountriesMissing({ choice, onManual }: Pick<CountryPickerProps, 'choice' | 'onManual'>) {
  const { missing, onLoad, onReload } = choice;
  return (
    <>
      {missing === 'broken' && (
        <ErrorFallback name={MESSAGES.picker.title} onRetry={onLoad} onReload={onReload} />
      )}
      {missing === 'failed' && (
        <>
          <p>{MESSAGES.picker.failed}</p>
          <Button onClick={onLoad}>{MESSAGES.picker.retry}</Button>
        </>
      )}
      {(missing === 'loading' || missing === 'late') && (
        <p role="status">
          {MESSAGES.picker.loading} {missing === 'late' && MESSAGES.form.late}
        </p>
      )}
      {missing !== 'loading' && <Button onClick={onManual}>{MESSAGES.picker.manual}</Button>}
    </>
  );
}
