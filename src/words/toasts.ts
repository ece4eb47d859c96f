/** A short message on top of the page. It reports a problem unless its variant says otherwise. */
export interface ToastMessage {
  readonly title: string;
  readonly text: string;
  readonly variant?: 'default';
  /** Whether the page says it elsewhere as well, where the focus goes: it is shown and not announced. */
  readonly silent?: boolean;
}
