import { REMEMBER } from '#words/form.ts';
import type { Draft } from '../document/draft.ts';
import { countEvents } from '../life/life-events.ts';

/** Whether the visitor's entries are saved on the device, and the switch for that. */
export interface SaveState {
  /**
   * `failed` if the browser refuses to store the form, `newer` if a newer version of the page has saved one, `unreadable`
   * if the saved form cannot be read.
   */
  readonly status: 'off' | 'on' | 'failed' | 'newer' | 'unreadable';
  readonly onToggle: (on: boolean) => void;
}

/** Why entries are not saved although that was asked for; `false` for no reason. */
export const describeSaveProblem = (status: SaveState['status']): string | false =>
  status !== 'on' && status !== 'off' && REMEMBER[status];

/**
 * Whether a closed tab would lose entries that are worth a question: moments, chapters and people. A birthdate, a
 * country and hours are typed again sooner than a question is read, and nearly every visitor has typed them.
 */
export const losesEvents = ({ events }: Draft, status: SaveState['status']): boolean =>
  status !== 'on' && countEvents(events) > 0;
