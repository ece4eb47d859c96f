/**
 * Shows the visitor's chapters and moments as lists, with their editors.
 * Needs the life and what was entered; changes it.
 */

export { MomentsAndChapters } from './moments-and-chapters.tsx';
