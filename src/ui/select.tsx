import type { ComponentProps } from 'react';
import './select.css';

/** A list to choose from. */
export const Select = (props: ComponentProps<'select'>) => <select className="input select" {...props} />;
