import { useId } from 'react';

interface CheckboxProps {
  readonly label: string;
  readonly hint?: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** A checkbox with its label, and a hint below. */
export function Checkbox({ label, hint, checked, onChange }: CheckboxProps) {
  const hintId = useId();
  return (
    <>
      <label className="checkbox">
        <input
          type="checkbox"
          checked={checked}
          aria-describedby={hint && hintId}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{label}</span>
      </label>
      {hint && (
        <p id={hintId} className="field-hint">
          {hint}
        </p>
      )}
    </>
  );
}
