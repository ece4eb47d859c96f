import type { EventKind, LifeEvent, LifeEvents } from '../life/life-events.ts';
import { type DocumentAction, isWhole, type Step, type WithId } from './history.ts';
import type { EventAction } from './reduce-document.ts';

const isIn = (list: readonly WithId[], id: string) => list.some((each) => each.id === id);

/** Puts an event back into a list, after the nearest of those that it came after before. */
function putBack(list: readonly LifeEvent[], event: LifeEvent, before: readonly WithId[]): LifeEvent[] {
  const place = before.findIndex(({ id }) => id === event.id);
  const previous = list.findLastIndex(({ id }) => isIn(before.slice(0, place), id));
  return list.toSpliced(previous + 1, 0, event);
}

/**
 * The events together with those that were removed and can be restored, at their places. Those that were removed before
 * another tab's or a backup's entries replaced all cannot.
 */
export function withRemoved(events: LifeEvents, past: readonly Step[]): LifeEvents {
  const all = { ...events };
  const removals = past
    .slice(past.findLastIndex(({ change }) => isWhole(change)) + 1)
    .flatMap(({ change }) => (change.what === 'removed' && change.from !== 'activities' ? [change] : []));
  for (const { from, item } of removals) {
    const first = removals.find((each) => each.from === from && isIn(each.list, item.id));
    if (first && !isIn(all[from], item.id)) {
      Object.assign(all, { [from]: putBack(all[from], item, first.list) });
    }
  }
  return all;
}

/** Brings a removed event back to its place. */
export interface EventRestored {
  readonly type: 'eventRestored';
  readonly kind: EventKind;
  readonly id: string;
}

/** The change of the document for a change of a list of events. An event that was removed last comes back by undo. */
export function toDocumentAction(
  events: LifeEvents | null,
  past: readonly Step[],
  action: EventAction | EventRestored,
): DocumentAction {
  if (action.type !== 'eventRestored') return action;
  const { kind, id } = action;
  const change = past.at(-1)?.change;
  if (change?.what === 'removed' && change.from === kind && change.item.id === id) return { type: 'undone' };
  const all: readonly LifeEvent[] = events ? withRemoved(events, past)[kind] : [];
  const list = all.filter((event) => event.id === id || (events && isIn(events[kind], event.id)));
  return { type: 'eventsRestored', kind, list };
}
