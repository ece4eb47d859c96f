import type { ComponentProps } from 'react';
import { PICKER } from '#words/form.ts';

/** The field in which the visitor searches for a country, before and after the search is loaded. */
export function SearchField(props: ComponentProps<'input'>) {
  return (
    <input
      // Not `search`: the browser would handle Escape itself.
      type="text"
      className="input"
      aria-label={PICKER.search}
      placeholder={PICKER.search}
      autoComplete="off"
      maxLength={100}
      {...props}
    />
  );
}
