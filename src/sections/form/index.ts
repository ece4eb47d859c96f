/**
 * Shows the form: birthdate, country or life expectancy, activities, and what is saved.
 * Needs the draft with its problems; reports changes and the submit.
 */

export { openSchedule } from './activity-row.tsx';
export { BackupDialog } from './backup-dialog.tsx';
export type { CountryChoice, FormModel } from './form-model.ts';
export { ERROR_SUMMARY_ID, LifeForm } from './life-form.tsx';
