import { useDebouncedValue } from '../platform/use-debounced-value.ts';
import './live-line.css';

/** How long the entries must rest before their result is announced. */
const ANNOUNCE_AFTER_MS = 800;

interface LiveLineProps {
  readonly text: string;
  /** Whether nothing is announced, because the visitor has not changed these entries. */
  readonly isSilent?: boolean;
}

/** The result of the entries in an editor: on screen at once, for assistive technology after a pause. */
export function LiveLine({ text, isSilent = false }: LiveLineProps) {
  const rested = useDebouncedValue(isSilent ? '' : text, ANNOUNCE_AFTER_MS);
  return (
    <>
      <p className="live-line" aria-hidden>
        {text}
      </p>
      <p className="visually-hidden" role="status">
        {rested}
      </p>
    </>
  );
}
