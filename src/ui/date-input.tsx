import {
  type ClipboardEvent,
  type ComponentProps,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

interface DateInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  /** ISO 8601, or nothing. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** A text from the clipboard as ISO 8601; `null` where it is no date. */
  readonly readPasted: (text: string) => string | null;
  /** Told whether what came last was pasted and could not be read. */
  readonly onUnreadable: (unreadable: boolean) => void;
}

/**
 * The browser's own date input, whose parts are typed one after another. Browsers throw away what is half typed when
 * a script touches the input: so its value is written only where it differs, and its `max` while it has no focus.
 * Most of them take no date from the clipboard: what is pasted is read here.
 */
export function DateInput({ value, max, onChange, readPasted, onUnreadable, ...rest }: DateInputProps) {
  const ref = useRef<HTMLInputElement>(null);
  const [maxInForce, setMaxInForce] = useState<typeof max>();
  const lastValue = useRef(value);
  useLayoutEffect(() => {
    const input = ref.current;
    const changed = lastValue.current !== value;
    lastValue.current = value;
    // What the input holds when the page begins to listen is not this component's to overwrite.
    const foundFilled = !changed && input?.value !== '';
    if (!input || foundFilled || input.value === value || input.validity.badInput) return;
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
  const paste = ({ currentTarget: input, clipboardData }: ClipboardEvent<HTMLInputElement>) => {
    const date = readPasted(clipboardData.getData('text'));
    // What cannot be read takes the place of what was there as well: nobody should go on with a date they replaced.
    input.value = date ?? '';
    take(input.value);
    if (date === null) onUnreadable(true);
  };
  return (
    <input
      {...rest}
      ref={ref}
      type="date"
      max={maxInForce}
      onBlur={() => setMaxInForce(max)}
      onChange={(event) => take(event.target.value)}
      onPaste={paste}
    />
  );
}
