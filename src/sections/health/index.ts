/**
 * Shows research findings on the visitor's exercise and sleep, and offers other hours. Needs the life as of today;
 * changes the hours of an activity.
 */

export { HealthOptimization } from './health-optimization.tsx';
