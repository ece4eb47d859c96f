/** A key press, natively or as React's `nativeEvent`. */
type KeyPress = Pick<KeyboardEvent, 'isComposing' | 'keyCode'>;

/**
 * Whether a key belongs to an input method, which has its own uses for Enter, Escape and the arrow keys. Safari sends the key that
 * ends a composition after it, as code 229.
 */
export const isComposing = (event: KeyPress): boolean => event.isComposing || event.keyCode === 229;
