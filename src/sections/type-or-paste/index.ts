/**
 * Reads a life that is typed or pasted in lines, and adds what it understood to the weeks.
 * Needs the life and what was entered; changes it.
 */
export { TypedLifeDialog } from './typed-life.tsx';
