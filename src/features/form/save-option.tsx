import type { ReactNode } from 'react';
import { MESSAGES } from '#messages/messages.ts';

export interface SaveState {
  /**
   * `failed` if the browser refuses to store the form, `newer` if a newer version of the page has saved one, `unread` if
   * the code that reads it could not be loaded.
   */
  readonly status: 'off' | 'on' | 'failed' | 'newer' | 'unread';
  readonly onToggle: (on: boolean) => void;
}

interface SaveOptionProps extends SaveState {
  /** What stands beside the checkbox. */
  readonly children: ReactNode;
}

/** A checkbox that saves the form in the browser, or deletes the saved form. */
export function SaveOption({ status, onToggle, children }: SaveOptionProps) {
  const words = MESSAGES.remember;
  return (
    <div className="remember">
      <label className="checkbox">
        <input
          type="checkbox"
          checked={status === 'on'}
          disabled={status === 'newer' || status === 'unread'}
          aria-describedby="remember-hint"
          onChange={(event) => onToggle(event.target.checked)}
        />
        {words.label}
      </label>
      {children}
      <p id="remember-hint" className="field-hint">
        {words.hint}
      </p>
      <p role="status">
        {(status === 'failed' || status === 'newer' || status === 'unread') && words[status]}
      </p>
    </div>
  );
}
