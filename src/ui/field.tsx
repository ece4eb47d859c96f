import { type ReactNode, useState } from 'react';

/** What a control needs so that its label, hint and problem belong to it. */
interface ControlProps {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  /** Never left out: a browser would otherwise call a number between two steps invalid, which is none here. */
  readonly 'aria-invalid': boolean;
}

interface FieldProps {
  readonly id: string;
  readonly label: string;
  /** For fields whose place says what they are; the label is still read out. */
  readonly labelHidden?: boolean;
  readonly hint?: string;
  /** What is wrong with the field's value, in words. */
  readonly problem?: string | undefined;
  /** What is said of something typed or pasted that the control could not read and left out. */
  readonly unreadable?: string;
  readonly children: (control: ControlProps, onUnreadable: (unreadable: boolean) => void) => ReactNode;
}

/** One control with its label, its hint and its problem, tied together for everyone. */
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
