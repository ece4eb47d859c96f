import { type ReactNode, useId } from 'react';
import { POSTER, SHARE } from '#words/results.ts';
import './marks-choice.css';

interface MarksChoiceProps {
  /** Of the picture with names. Defaults to that of chapters and moments. */
  readonly label?: string | undefined;
  readonly included: boolean;
  readonly onChange: (included: boolean) => void;
  /** The picture with moments and chapters, or without. */
  readonly children: (included: boolean) => ReactNode;
}

/** Whether what may be posted has moments and chapters: a choice between two small pictures, as they would be made. */
export function MarksChoice({
  label = SHARE.marks.included,
  included,
  onChange,
  children,
}: MarksChoiceProps) {
  const name = useId();
  return (
    <fieldset className="marks-choice screen-only">
      <legend className="visually-hidden">{POSTER.marks.both}</legend>
      {[false, true].map((value) => (
        <div key={String(value)} className="marks-option">
          <SmallPicture>{children(value)}</SmallPicture>
          <label>
            <input type="radio" name={name} checked={value === included} onChange={() => onChange(value)} />
            <span>{value ? label : SHARE.marks.leftOut}</span>
          </label>
        </div>
      ))}
    </fieldset>
  );
}

/** A picture for the eye alone: what it says is on the page. */
export const SmallPicture = ({ children }: { readonly children: ReactNode }) => (
  <div className="picture-small" aria-hidden>
    {children}
  </div>
);
