import type { Draft } from '../document/draft.ts';
import { countEvents } from '../life/life-events.ts';

/** Whether the visitor's entries are saved on the device, and the switch for that. */
export interface SaveState {
  /**
   * `partly` if it is on and part of the saved form could not be read, `failed` if the browser refuses to store the
   * form, `newer` if a newer version of the page has saved one.
   */
  readonly status: 'off' | 'on' | 'partly' | 'failed' | 'newer';
  readonly onToggle: (on: boolean) => void;
}

export const isSaved = (status: SaveState['status']): boolean => status === 'on' || status === 'partly';

/**
 * Whether a closed tab would lose entries that are worth a question: moments, chapters and people. A birthdate, a
 * country and hours are typed again sooner than a question is read, and nearly every visitor has typed them.
 */
export const losesEntries = ({ events }: Draft, status: SaveState['status']): boolean =>
  !isSaved(status) && countEvents(events) > 0;
