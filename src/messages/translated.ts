/**
 * The type of a translation: the same messages with the same arguments, in other words.
 * @example Translated<{ readonly hint: 'Type a name' }> // { readonly hint: string }
 */
export type Translated<Messages> = Messages extends string
  ? string
  : Messages extends (...values: infer Values) => infer Result
    ? (...values: Values) => Translated<Result>
    : Messages extends object
      ? { readonly [Name in keyof Messages]: Translated<Messages[Name]> }
      : Messages;
