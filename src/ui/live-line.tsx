import { useDebouncedValue } from '../platform/use-debounced-value.ts';
import './live-line.css';

/** How long the entries must rest before their result is announced. */
const ANNOUNCE_AFTER_MS = 800;

/** The result of the entries in an editor: on screen at once, for assistive technology after a pause. */
export function LiveLine({ text }: { readonly text: string }) {
  const rested = useDebouncedValue(text, ANNOUNCE_AFTER_MS);
  return (
    <>
      <p className="hint live-line" aria-hidden>
        {text}
      </p>
      <p className="visually-hidden" role="status">
        {rested}
      </p>
    </>
  );
}
