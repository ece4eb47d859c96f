import { useDebouncedValue } from '../platform/use-debounced-value.ts';
import './live-line.css';

/** How long the entries must rest before their result is announced. */
const ANNOUNCE_AFTER_MS = 800;

/** The result of entries, said by assistive technology once they rest. */
export const LateStatus = ({ text }: { readonly text: string }) => (
  <p className="visually-hidden" role="status">
    {useDebouncedValue(text, ANNOUNCE_AFTER_MS)}
  </p>
);

/** The result of the entries in an editor: on screen at once, for assistive technology after a pause. */
export function LiveLine({ text }: { readonly text: string }) {
  return (
    <>
      <p className="quiet live-line" aria-hidden>
        {text}
      </p>
      <LateStatus text={text} />
    </>
  );
}
