import type { ReactNode } from 'react';
import { REMEMBER } from '#words/form.ts';
import './save-option.css';

export interface SaveState {
  /**
   * `partly` if it is on and part of the saved form could not be read, `failed` if the browser refuses to store the form, `newer` if a newer version of the page has saved one, `unread` if
   * the code that reads it could not be loaded.
   */
  readonly status: 'off' | 'on' | 'partly' | 'failed' | 'newer' | 'unread';
  readonly onToggle: (on: boolean) => void;
}

interface SaveOptionProps extends SaveState {
  /** Shown beside the checkbox. */
  readonly children: ReactNode;
}

/** A checkbox that saves the form in the browser, or deletes the saved form. */
export function SaveOption({ status, onToggle, children }: SaveOptionProps) {
  return (
    <div className="remember">
      <label className="checkbox">
        <input
          type="checkbox"
          checked={status === 'on' || status === 'partly'}
          disabled={status === 'newer' || status === 'unread'}
          aria-describedby="remember-hint"
          onChange={(event) => onToggle(event.target.checked)}
        />
        {REMEMBER.label}
      </label>
      {children}
      <p id="remember-hint" className="field-hint">
        {REMEMBER.hint}
      </p>
      <p role="status">{status !== 'off' && status !== 'on' && REMEMBER[status]}</p>
    </div>
  );
}
