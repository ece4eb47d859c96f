/**
 * Shows the time together with people who matter to the visitor.
 * Needs the life, the facts of its country, and what was entered; changes it.
 */

export { People } from './people.tsx';
