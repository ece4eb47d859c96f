import type { ComponentProps } from 'react';
import './button.css';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'> {
  /**
   * `primary` for the main action, `quiet` with a border, `text` without one, `flush` aligned with the text around it
   * as well; for a sign without text `round` with a border, `sign` without one.
   */
  readonly look?: 'primary' | 'quiet' | 'text' | 'flush' | 'round' | 'sign';
}

export const Button = ({ look = 'quiet', type = 'button', ...rest }: ButtonProps) => (
  <button {...rest} type={type} className={`button button-${look}`} />
);
