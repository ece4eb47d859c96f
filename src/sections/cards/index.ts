/**
 * Shows a card for each activity: the years so far and ahead, when it happens, and comparisons.
 * Needs the life and its projection; changes the activity's schedule.
 */

export { ActivityCards } from './activity-cards.tsx';
