import { type ComponentProps, useId } from 'react';

interface CheckboxProps extends Pick<ComponentProps<'input'>, 'id' | 'disabled'> {
  readonly label: string;
  readonly hint?: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

export function Checkbox({ label, hint, onChange, ...attributes }: CheckboxProps) {
  const hintId = useId();
  return (
    <>
      <label className="checkbox screen-only">
        <input
          type="checkbox"
          {...attributes}
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
