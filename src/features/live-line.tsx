import { useDebouncedValue } from '../platform/use-debounced-value.ts';

/** How long the entries must rest before what they come to is announced. */
const ANNOUNCE_AFTER_MS = 800;

interface LiveLineProps {
  readonly text: string;
  /** Whether nothing is announced, because the visitor has not changed these entries. */
  readonly isSilent?: boolean;
}

/** What the entries of an editor come to: on screen at once, for assistive technology once they rest. */
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
