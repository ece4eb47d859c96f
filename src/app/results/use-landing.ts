import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ORIGIN_IDS, PEOPLE_TITLE_ID } from '../../document/element-ids.ts';
import { showFrom } from '../../platform/scroll.ts';
import type { Landing } from '../state.ts';

/** Moves the focus to the element that shows a life event, and brings it into view: a person's card may have gone. */
function land(elementId: string): void {
  const ids = [elementId, PEOPLE_TITLE_ID, ORIGIN_IDS.events];
  const element = ids.map((id) => document.getElementById(id)).find((each) => each !== null);
  if (!element) return;
  element.focus({ preventScroll: true });
  showFrom(element);
}

/**
 * Leads to a life event that was added, changed or changed back.
 * @param landing the one that the results begin with was led to before
 * @param onWeeks called when that is the weeks
 * @returns how often it led to the weeks
 */
export function useLanding(landing: Landing | null, onWeeks: () => void): number {
  const last = useRef(landing);
  const [count, setCount] = useState(0);
  const follow = useEffectEvent((next: Landing) => {
    if (next.elementId === ORIGIN_IDS.events) {
      onWeeks();
      setCount(count + 1);
    }
    land(next.elementId);
  });
  // Not in a layout effect: the dialog of the event, which closes in an effect, takes the focus back first.
  useEffect(() => {
    if (!landing || landing === last.current) return;
    last.current = landing;
    follow(landing);
  }, [landing]);
  return count;
}
