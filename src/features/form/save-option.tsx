import { MESSAGES } from '../../content/messages.ts';

export interface SaveState {
  readonly on: boolean;
  /** Whether the browser has refused to keep anything. */
  readonly failed: boolean;
  readonly onToggle: (on: boolean) => void;
}

/** Lets the browser keep the form, or leaves nothing of it behind. */
export function SaveOption({ on, failed, onToggle }: SaveState) {
  const words = MESSAGES.remember;
  return (
    <div className="remember">
      <label className="checkbox">
        <input
          type="checkbox"
          checked={on}
          aria-describedby="remember-hint"
          onChange={(event) => onToggle(event.target.checked)}
        />
        {words.label}
      </label>
      <p id="remember-hint" className="field-hint">
        {words.hint}
      </p>
      <p role="status">{failed && words.failed}</p>
    </div>
  );
}
