/**
 * Shows how many people of the visitor's age reach each later age, as a curve.
 * Needs the country's facts and the projection.
 */

export { Survival } from './survival.tsx';
