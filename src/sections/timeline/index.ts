/**
 * Shows the life as a line with a slider into the future, and buttons that lead back to it.
 * Needs the projection; moves the slider.
 */

export { LifeTimeline } from './life-timeline.tsx';
