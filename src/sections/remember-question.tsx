import { useState } from 'react';
import { REMEMBER } from '#words/form.ts';
import { REMEMBERING } from '#words/results.ts';
import { countEvents, type LifeEvents } from '../life/life-events.ts';
import { changeAndFocus } from '../platform/focus.ts';
import { tabStorage } from '../platform/storage.ts';
import { Button } from '../ui/button.tsx';
import './remember-question.css';
import { useResults } from './results-context.ts';
import type { SaveState } from './save-state.ts';

/** The id of the button with which events are added. */
export const ADD_EVENT_ID = 'add-event';

/** The key under which the tab stores that the visitor has said no. */
const KEY = 'not-remembered';

/** From so many on, chapters, moments and people are more than a try. */
const ASKED_FROM = 3;

/** Whether it is time to ask if the entries are to be saved. What the browser refuses to save is not asked about. */
export const isWorthAsking = (events: LifeEvents | null, status: SaveState['status']): boolean =>
  status === 'off' && countEvents(events) >= ASKED_FROM;

function describeStatus(status: SaveState['status']): string | false {
  if (status === 'on') return REMEMBERING.saved({ label: REMEMBER.label });
  return status !== 'off' && REMEMBER[status];
}

/** Asks once whether to save the visitor's entries, and says whether they are saved then. */
export function RememberQuestion() {
  const { save, events } = useResults();
  const [answer, setAnswer] = useState<'yes' | 'no' | null>(() =>
    tabStorage.get(KEY) === null ? null : 'no',
  );
  if (!save) return null;
  const { status, onToggle } = save;
  // The buttons leave the page: the focus moves to the nearest one that stays.
  const reply = (given: 'yes' | 'no') => changeAndFocus(() => setAnswer(given), ADD_EVENT_ID);
  const accept = () => {
    reply('yes');
    onToggle(true);
  };
  const decline = () => {
    reply('no');
    tabStorage.set(KEY, 'true');
  };
  return (
    <div className="remember-question" role="status">
      {answer === 'yes' && <p>{describeStatus(status)}</p>}
      {answer === null && isWorthAsking(events, status) && (
        <>
          <p>{REMEMBERING.question}</p>
          <Button onClick={accept}>{REMEMBERING.yes}</Button>
          <Button onClick={decline}>{REMEMBERING.no}</Button>
        </>
      )}
    </div>
  );
}
