/**
 * Shows the share of life that each activity takes, as rings.
 * Needs the projection.
 */

export { ActivityShares } from './activity-shares.tsx';
