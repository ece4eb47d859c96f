/** When what a visitor adds to the weeks is saved. */
export const SAVING_NOTE =
  'Gone when you close this page, unless you tick “Remember on this device” or save a backup file.';
