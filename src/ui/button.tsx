import type { ComponentProps } from 'react';

interface ButtonProps extends ComponentProps<'button'> {
  /** `primary` for the main action, `quiet` for all others, `round` for an icon without text. */
  readonly look?: 'primary' | 'quiet' | 'round' | 'text';
}

export function Button({ look = 'quiet', type = 'button', ...rest }: ButtonProps) {
  return <button {...rest} type={type} className={`button button-${look}`} />;
}
