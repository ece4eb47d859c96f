import { useDebouncedValue } from '../platform/use-debounced-value.ts';

/** How long the entries must rest before what they come to is announced. */
const ANNOUNCE_AFTER_MS = 800;

/** What the entries of an editor come to: on screen at once, for assistive technology once they rest. */
export function LiveLine({ text }: { readonly text: string }) {
  const rested = useDebouncedValue(text, ANNOUNCE_AFTER_MS);
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
