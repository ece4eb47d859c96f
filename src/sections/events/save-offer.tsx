import { REMEMBER } from '#words/form.ts';
import { REMEMBERING } from '#words/results.ts';
import { countEvents } from '../../life/life-events.ts';
import { changeAndFocus } from '../../platform/focus.ts';
import { Button } from '../../ui/button.tsx';
import { ADD_EVENT_ID } from '../event-edit-context.ts';
import { useResults } from '../results-context.ts';
import { describeSaveProblem } from '../save-state.ts';

/** Offers to save the visitor's entries while they have moments, chapters or people that a closed tab would lose. */
export function SaveOffer({ onSaid }: { readonly onSaid: (status: string) => void }) {
  const { save, events } = useResults();
  if (!save || save.status === 'on' || countEvents(events) === 0) return null;
  const accept = () => {
    // The button leaves the page: the focus moves to the nearest one that stays.
    changeAndFocus(() => save.onToggle(true), ADD_EVENT_ID);
    onSaid(REMEMBERING.saved({ label: REMEMBER.label }));
  };
  const problem = describeSaveProblem(save.status);
  return (
    <div className="save-offer">
      <p>{problem || REMEMBERING.question}</p>
      {!problem && <Button onClick={accept}>{REMEMBERING.yes}</Button>}
    </div>
  );
}
