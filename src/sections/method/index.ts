/**
 * Shows how the figures are worked out, and from which sources.
 * Needs the life with the origin of its life expectancy.
 */

export { Method } from './method.tsx';
