export { describeBands, listYearPoints, pictureActivities } from './activity-weeks.ts';
export { Outline } from './outline.tsx';
export { listWeekPoints } from './week-points.ts';
export { WeeksTable } from './weeks-table.tsx';
export { WorkingYears } from './working-years.tsx';
