import { adoptStyles } from '../../platform/adopt-styles.ts';
import { Chapters } from './chapters.tsx';
import { Moments } from './moments.tsx';
import styles from './moments-and-chapters.css?inline';

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
