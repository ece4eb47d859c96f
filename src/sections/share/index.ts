/**
 * Shows what can be kept or sent: pictures, the view, a link.
 * Needs the life, its projection, and its chapters and moments.
 */

export { ShareResults } from './share-results.tsx';
