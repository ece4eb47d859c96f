import { type ComponentProps, useEffect, useLayoutEffect, useRef, useState } from 'react';

interface DateInputProps extends Omit<ComponentProps<'input'>, 'className' | 'value' | 'onChange'> {
  /** An ISO 8601 date, or an empty string. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Converts pasted text to ISO 8601; `null` if it is not a date. */
  readonly readPasted: (text: string) => string | null;
  /** Called with whether the last input was a paste that is not a date. */
  readonly onUnreadable: (unreadable: boolean) => void;
}

/**
 * The browser's native date input. Browsers discard a partly typed date when a script changes the input, so `value` is
 * set only if it differs, and `max` only while the input has no focus. Most browsers do not accept a pasted date, so
 * pasted text is parsed here.
 */
export function DateInput({ value, max, onChange, readPasted, onUnreadable, ...rest }: DateInputProps) {
  const ref = useRef<HTMLInputElement>(null);
  const [maxInForce, setMaxInForce] = useState<typeof max>();
  const lastValue = useRef(value);
  useLayoutEffect(() => {
    const input = ref.current;
    const changed = lastValue.current !== value;
    lastValue.current = value;
    // Do not overwrite a value entered before hydration.
    const wasPrefilled = !changed && input?.value !== '';
    if (!input || wasPrefilled || input.value === value || input.validity.badInput) return;
    input.value = value;
    onUnreadable(false);
  }, [value, onUnreadable]);
  useEffect(() => {
    if (document.activeElement !== ref.current) setMaxInForce(max);
  }, [max]);
  const take = (date: string) => {
    onUnreadable(false);
    onChange(date);
  };
  return (
    <input
      {...rest}
      ref={ref}
      type="date"
      className="input"
      max={maxInForce}
      onBlur={() => setMaxInForce(max)}
      onChange={(event) => take(event.target.value)}
      onPaste={({ currentTarget: input, clipboardData }) => {
        const date = readPasted(clipboardData.getData('text'));
        // Unreadable text also clears the previous date: the visitor meant to replace it.
        input.value = date ?? '';
        take(input.value);
        if (date === null) onUnreadable(true);
      }}
    />
  );
}
