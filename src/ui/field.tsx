import { type ReactNode, useState } from 'react';

/** The attributes that connect a control with its label, hint and error. */
interface ControlProps {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  /** Always set: otherwise a browser marks a number between two steps as invalid. */
  readonly 'aria-invalid': boolean;
}

interface FieldProps {
  readonly id: string;
  readonly label: string;
  /** For fields that are clear from their position; screen readers still read the label. */
  readonly labelHidden?: boolean;
  readonly hint?: string;
  /** The error message of the field's value. */
  readonly problem?: string | undefined;
  /** A message about typed or pasted text that the control could not read and left out. */
  readonly unreadable?: string;
  readonly children: (control: ControlProps, onUnreadable: (unreadable: boolean) => void) => ReactNode;
}

/** One control with its label, hint and error, connected for assistive technology. */
export function Field({
  id,
  label,
  labelHidden = false,
  hint,
  problem: problemOfValue,
  unreadable,
  children,
}: FieldProps) {
  const [isUnreadable, setUnreadable] = useState(false);
  const problem = isUnreadable ? unreadable : problemOfValue;
  const hintId = hint && `${id}-hint`;
  const problemId = problem && `${id}-problem`;
  return (
    <div className="field">
      <label htmlFor={id} className={labelHidden ? 'visually-hidden' : 'field-label'}>
        {label}
      </label>
      {children(
        {
          id,
          'aria-describedby': [hintId, problemId].filter(Boolean).join(' ') || undefined,
          'aria-invalid': Boolean(problem),
        },
        setUnreadable,
      )}
      {hint && (
        <p id={hintId} className="field-hint">
          {hint}
        </p>
      )}
      {problem && (
        <p id={problemId} className="field-problem">
          {problem}
        </p>
      )}
    </div>
  );
}
