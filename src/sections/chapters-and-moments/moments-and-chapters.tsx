import { Chapters } from './chapters.tsx';
import { Moments } from './moments.tsx';
import './moments-and-chapters.css';

/** The visitor's moments and chapters as lists, side by side where there is room. */
export function MomentsAndChapters() {
  return (
    <div className="marks">
      <Moments />
      <Chapters />
    </div>
  );
}
