import { MESSAGES } from '../../content/messages.ts';

export interface SaveState {
  /** `failed` where the browser refuses to store anything, `newer` where a newer version of the page has saved a form. */
  readonly status: 'off' | 'on' | 'failed' | 'newer';
  readonly onToggle: (on: boolean) => void;
}

/** Lets the browser save the form, or leaves nothing of it behind. */
export function SaveOption({ status, onToggle }: SaveState) {
  const words = MESSAGES.remember;
  return (
    <div className="remember">
      <label className="checkbox">
        <input
          type="checkbox"
          checked={status === 'on'}
          disabled={status === 'newer'}
          aria-describedby="remember-hint"
          onChange={(event) => onToggle(event.target.checked)}
        />
        {words.label}
      </label>
      <p id="remember-hint" className="field-hint">
        {words.hint}
      </p>
      <p role="status">
        {status === 'failed' && words.failed}
        {status === 'newer' && words.newer}
      </p>
    </div>
  );
}
