import type { ReactNode } from 'react';
import { REMEMBER } from '#words/form.ts';
import { isSaved, type SaveState } from '../save-state.ts';
import './save-option.css';

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
          checked={isSaved(status)}
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
