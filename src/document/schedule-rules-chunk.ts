import { chunk } from '../platform/chunk.ts';
import { withWords } from '../words/load-words.ts';

/** Code that only a form with a schedule needs. */
export type ScheduleRules = typeof import('./schedule-rules.ts');

/** The rules: most forms have no schedule. */
export const scheduleRules = chunk(() => withWords(['results', 'entries'], import('./schedule-rules.ts')));
