import { useId, useState } from 'react';
import { CHAPTERS } from '#words/results.ts';
import { ACTIVITY_COLORS, type ActivityColor } from '../../life/colors.ts';
import { Button } from '../../ui/button.tsx';
import { activityPaint } from '../../ui/charts/paint.ts';
import { nameColor } from '../describe-chapters.ts';
import './color-choice.css';

interface ColorChoiceProps {
  readonly chosen: ActivityColor;
  readonly onChoose: (color: ActivityColor) => void;
}

/** The color of a chapter. It is given; a tap opens the choice out of the ten of the page. */
export function ColorChoice({ chosen, onChoose }: ColorChoiceProps) {
  const name = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="color-choice">
      <Button
        look="text"
        aria-label={CHAPTERS.changeColor({ color: nameColor(chosen) })}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <ColorSwatch color={chosen} />
        <span>{nameColor(chosen)}</span>
      </Button>
      {isOpen && (
        <fieldset>
          <legend className="visually-hidden">{CHAPTERS.color}</legend>
          {ACTIVITY_COLORS.map((color) => (
            <label key={color}>
              <input type="radio" name={name} checked={color === chosen} onChange={() => onChoose(color)} />
              <span className="visually-hidden">{nameColor(color)}</span>
              <ColorSwatch color={color} />
            </label>
          ))}
        </fieldset>
      )}
    </div>
  );
}

const ColorSwatch = ({ color }: { readonly color: ActivityColor }) => (
  <svg width="1.5rem" height="1.5rem" aria-hidden>
    <rect width="100%" height="100%" rx="6" fill={activityPaint(color)} />
  </svg>
);
