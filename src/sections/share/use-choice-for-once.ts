import { useState } from 'react';

/**
 * A box that is ticked for one thing, and empty again for the next. What the visitor changes while that is being made is
 * for the next, and stays.
 * @returns `spend` of the rendering in which it was pressed for is called once that has been made
 */
export function useChoiceForOnce() {
  /** An object, which tells a choice from the same one that was made later. */
  const [choice, setChoice] = useState({ ticked: false });
  return {
    ticked: choice.ticked,
    onChange: (ticked: boolean) => setChoice({ ticked }),
    spend: () => setChoice((latest) => (latest === choice ? { ticked: false } : latest)),
  };
}
