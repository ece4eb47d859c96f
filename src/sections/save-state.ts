/** Whether the visitor's entries are saved on the device, and the switch for that. */
export interface SaveState {
  /**
   * `partly` if it is on and part of the saved form could not be read, `failed` if the browser refuses to store the
   * form, `newer` if a newer version of the page has saved one, `unread` if the code that reads it could not be loaded.
   */
  readonly status: 'off' | 'on' | 'partly' | 'failed' | 'newer' | 'unread';
  readonly onToggle: (on: boolean) => void;
}

export const isSaved = (status: SaveState['status']): boolean => status === 'on' || status === 'partly';
