/** The words of the button that sets when an activity happens, in its card. */
export const SCHEDULE_ENTRY_MESSAGES = {
  everyDay: 'Counts every day since birth.',
  work: 'Set your working years',
  set: 'Set when',
  /** “Set when” in full, for assistive technology. */
  setOf: (name: string) => `Set when ${name} happens`,
  change: 'Change',
  changeOf: (name: string) => `Change when ${name} happens`,
  undo: 'Undo',
  undoOf: (name: string) => `Undo when ${name} happens`,
} as const;
