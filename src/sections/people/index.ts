/**
 * Shows the time together with people who matter to the visitor, with their editor.
 * Needs the life, the facts of their countries, and what was entered; changes it.
 */

export { People } from './people.tsx';
