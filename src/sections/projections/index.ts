/**
 * Shows how many years each activity will take, as bars.
 * Needs the projection.
 */

export { FutureProjections } from './future-projections.tsx';
