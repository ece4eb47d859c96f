import type { ComponentProps } from 'react';
import { Field } from './field.tsx';

interface TextFieldProps
  extends Pick<ComponentProps<typeof Field>, 'id' | 'label' | 'hint' | 'problem'>,
    Pick<
      ComponentProps<'input'>,
      'aria-label' | 'dir' | 'inputMode' | 'maxLength' | 'placeholder' | 'autoCapitalize'
    > {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A field for a few words or a year. */
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
