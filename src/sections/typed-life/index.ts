/**
 * Reads a life that is typed or pasted in lines, or in a calendar file, and adds what it understood to the weeks.
 * Needs the life and what was entered; changes it.
 */
export { TypedLifeDialog } from './typed-life-dialog.tsx';
