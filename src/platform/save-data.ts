/**
 * Marks the page if the visitor has turned on data saving in the browser or on the device. The page's head runs this
 * before any font is requested.
 */
export const SAVE_DATA_SCRIPT = `if(navigator.connection?.saveData||matchMedia('(prefers-reduced-data:reduce)').matches)document.documentElement.dataset.saveData=''`;

/** Whether data saving is on: then the page loads only what it needs. */
export const savesData = (): boolean => 'saveData' in document.documentElement.dataset;
