/** What only a form with a schedule needs. */
export type ScheduleRules = typeof import('./schedule-rules.ts');

let rules: ScheduleRules | undefined;

/** Loads the rules: a separate chunk, since most forms have no schedule. */
export async function loadScheduleRules(): Promise<ScheduleRules> {
  rules = await import('./schedule-rules.ts');
  return rules;
}

/** The rules once they are loaded. */
export const loadedScheduleRules = () => rules;
