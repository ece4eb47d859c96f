import type { ComponentProps } from 'react';

interface ButtonProps extends ComponentProps<'button'> {
  /** `primary` for the one thing to do next, `quiet` for everything else, `round` for a picture alone. */
  readonly look?: 'primary' | 'quiet' | 'round' | 'text';
}

export function Button({ look = 'quiet', type = 'button', ...rest }: ButtonProps) {
  return <button {...rest} type={type} className={`button button-${look}`} />;
}
