import { type ChangeEvent, type ComponentProps, useCallback } from 'react';
import { toPlainNumber } from './number-text.ts';

interface NumberInputProps extends Omit<ComponentProps<'input'>, 'type' | 'inputMode' | 'ref'> {
  /** Told whether something that came last is no part of a number. */
  readonly onUnreadable: (unreadable: boolean) => void;
}

const PART_OF_NUMBER = /^[-+]?\d*\.?\d*(e[-+]?\d*)?$/i;

/**
 * The browser's own number input, which takes a comma, a minus sign and the digits of any script as well. Some
 * browsers would drop them without a word, and read 15 for 1,5.
 */
export function NumberInput({ onChange, onUnreadable, ...rest }: NumberInputProps) {
  const listen = useCallback(
    (input: HTMLInputElement) => {
      const translate = (event: InputEvent) => {
        if (event.data === null || event.isComposing) return;
        const text = toPlainNumber(event.data);
        const replaced = getSelection()?.toString() ?? '';
        const secondPoint = text.includes('.') && input.value.includes('.') && !replaced.includes('.');
        const readable = PART_OF_NUMBER.test(text) && !secondPoint;
        if (!readable || text !== event.data) event.preventDefault();
        // What was left out is forgotten once something takes the place of what is there.
        if (!readable || replaced) onUnreadable(!readable);
        // Deprecated, and the only way to write where the caret is: a number input does not tell where that is.
        if (readable && text !== event.data) document.execCommand('insertText', false, text);
      };
      input.addEventListener('beforeinput', translate);
      return () => input.removeEventListener('beforeinput', translate);
    },
    [onUnreadable],
  );
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const { nativeEvent } = event;
    const inserts = nativeEvent instanceof InputEvent && nativeEvent.data !== null;
    if (!inserts) onUnreadable(false);
    onChange?.(event);
  };
  return <input {...rest} ref={listen} type="number" inputMode="decimal" onChange={change} />;
}
