import type { ComponentProps, ReactNode } from 'react';
import './field.css';

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
  readonly hint?: string | undefined;
  readonly problem?: string | undefined;
  readonly children: (control: ControlProps) => ReactNode;
}

/** One control with its label, hint and error, connected for assistive technology. */
export function Field({ id, label, labelHidden = false, hint, problem, children }: FieldProps) {
  const hintId = hint && `${id}-hint`;
  const problemId = problem && `${id}-problem`;
  return (
    <div className="field">
      <label htmlFor={id} className={labelHidden ? 'visually-hidden' : 'field-label'}>
        {label}
      </label>
      {children({
        id,
        'aria-describedby': [hintId, problemId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': Boolean(problem),
      })}
      {hint && (
        <p id={hintId} className="field-hint">
          {hint}
        </p>
      )}
      <FieldProblem id={problemId}>{problem}</FieldProblem>
    </div>
  );
}

interface FieldProblemProps {
  readonly id: string | undefined;
  /** Empty for none. */
  readonly children: string | undefined;
}

/** What is wrong with a control, which names it as its description. */
export const FieldProblem = ({ id, children }: FieldProblemProps) =>
  children && (
    <p id={id} className="field-problem">
      {children}
    </p>
  );

interface TextFieldProps
  extends Pick<ComponentProps<typeof Field>, 'id' | 'label' | 'hint' | 'problem'>,
    Pick<
      ComponentProps<'input'>,
      'aria-label' | 'dir' | 'inputMode' | 'maxLength' | 'placeholder' | 'autoCapitalize' | 'onKeyDown'
    > {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export function TextField({ id, label, hint, problem, onChange, ...attributes }: TextFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} problem={problem}>
      {(control) => (
        <input
          {...control}
          type="text"
          className="input"
          autoComplete="off"
          {...attributes}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

export const Select = (props: ComponentProps<'select'>) => <select className="input select" {...props} />;
