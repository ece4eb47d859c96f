/**
 * Shows three figures of a life: lived, left, and life expectancy; and how old people of that age get on average.
 * Needs the life and the country's facts.
 */

export { AgeFigures } from './age-figures.tsx';
export { SummaryCards } from './summary-cards.tsx';
