/**
 * Shows the visitor's chapters and moments as one list, and the dialog in which these and people are edited.
 * Needs the life and what was entered; changes it.
 */

export { Events } from './events.tsx';
