import type { ComponentProps } from 'react';
import { MESSAGES } from '#messages/messages.ts';

/** The field in which the visitor searches for a country, before and after the search is loaded. */
export function SearchField(props: ComponentProps<'input'>) {
  return (
    <input
      // Not `search`: the browser would handle Escape itself.
      type="text"
      className="input"
      aria-label={MESSAGES.picker.search}
      placeholder={MESSAGES.picker.search}
      autoComplete="off"
      maxLength={100}
      {...props}
    />
  );
}
