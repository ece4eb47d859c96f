/**
 * Shows how many people are younger and older than the visitor, in their country and the world.
 * Needs the age and the country's facts.
 */

export { PlaceAmongTheLiving } from './population.tsx';
