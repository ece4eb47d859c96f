import type { ComponentProps } from 'react';
import { adoptStyles } from '../platform/adopt-styles.ts';
import styles from './select.css?inline';

adoptStyles(styles);

/** A list to choose from. */
export const Select = (props: ComponentProps<'select'>) => <select className="input select" {...props} />;
