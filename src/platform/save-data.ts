/**
 * Marks the page of a visitor who asks for less to be fetched, by the browser's setting or the device's: the page's
 * head runs it before any typeface is asked for.
 */
export const SAVE_DATA_SCRIPT = `if(navigator.connection?.saveData||matchMedia('(prefers-reduced-data:reduce)').matches)document.documentElement.dataset.saveData=''`;

/** Whether the visitor asks for less to be fetched: then nothing is that can be done without. */
export const savesData = (): boolean => 'saveData' in document.documentElement.dataset;
