/**
 * Shows what can be kept or sent: pictures, a link, a sheet of paper.
 * Needs the life, its projection, and its chapters and moments.
 */

export { useTick } from './image-marks.ts';
export { PrintedResults } from './print-sheet.tsx';
export { ShareResults } from './share-results.tsx';
