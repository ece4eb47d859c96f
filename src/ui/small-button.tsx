import type { ComponentProps } from 'react';
import './small-button.css';

/** A button beside a title, without making its row higher. Its touch target is higher than what is visible. */
export const SmallButton = ({ children, ...rest }: Omit<ComponentProps<'button'>, 'className' | 'type'>) => (
  <button {...rest} type="button" className="small-button screen-only">
    <span>{children}</span>
  </button>
);
