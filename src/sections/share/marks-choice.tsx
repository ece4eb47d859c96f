import { type ReactNode, useId } from 'react';
import { POSTER, SHARE } from '#words/results.ts';
import '../../ui/choice.css';
import './marks-choice.css';

interface MarksChoiceProps {
  /** Of the picture with names. Defaults to that of chapters and moments. */
  readonly label?: string | undefined;
  readonly included: boolean;
  readonly onChange: (included: boolean) => void;
  /** The picture with names, or without. */
  readonly children: (included: boolean) => ReactNode;
}

/** Whether what may be posted has names: a choice between two small pictures, as they would be made. */
export function MarksChoice({ label = SHARE.marks.included, ...choice }: MarksChoiceProps) {
  const name = useId();
  return (
    <fieldset className="choice marks-choice screen-only">
      <legend className="visually-hidden">{POSTER.marks.both}</legend>
      {[false, true].map((included) => (
        <label key={String(included)}>
          <input
            type="radio"
            name={name}
            checked={included === choice.included}
            onChange={() => choice.onChange(included)}
          />
          <SmallPicture>{choice.children(included)}</SmallPicture>
          <span>{included ? label : SHARE.marks.leftOut}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** A picture for the eye alone: what it says is on the page. */
export const SmallPicture = ({ className = '', children }: { className?: string; children: ReactNode }) => (
  <div className={`picture-small ${className}`} aria-hidden>
    {children}
  </div>
);
