/**
 * Shows a life in weeks: a sentence, a picture of dots, and what the dots show.
 * Needs the life, its projection, chapters and moments.
 */

export { LifeInWeeks } from './life-in-weeks.tsx';
