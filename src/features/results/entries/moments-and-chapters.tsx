import { adoptStyles } from '../../../platform/adopt-styles.ts';
import { Chapters } from './chapters.tsx';
import styles from './entry-styles.css?inline';
import { Moments } from './moments.tsx';

// Only those who have or add an entry need them.
adoptStyles(styles);

/** The visitor's moments and chapters as lists, side by side where there is room. */
export default function MomentsAndChapters() {
  return (
    <div className="marks">
      <Moments />
      <Chapters />
    </div>
  );
}
