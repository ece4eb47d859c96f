import type { ComponentProps } from 'react';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'> {
  /** `primary` for the main action, `quiet` with a border, `text` without one, `round` for an icon without text. */
  readonly look?: 'primary' | 'quiet' | 'round' | 'text';
}

export function Button({ look = 'quiet', type = 'button', ...rest }: ButtonProps) {
  return <button {...rest} type={type} className={`button button-${look}`} />;
}
