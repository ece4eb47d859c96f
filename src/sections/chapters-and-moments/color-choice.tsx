import { useId } from 'react';
import { CHAPTERS } from '#words/entries.ts';
import { ACTIVITY_COLORS, type ActivityColor } from '../../life/activity-colors.ts';
import { adoptStyles } from '../../platform/adopt-styles.ts';
import { activityPaint } from '../../ui/charts/paint.ts';
import { nameColor } from '../describe-chapters.ts';
import styles from './color-choice.css?inline';

adoptStyles(styles);

interface ColorChoiceProps {
  readonly chosen: ActivityColor;
  readonly onChoose: (color: ActivityColor) => void;
}

/** The color of a chapter, out of the ten of the page. */
export function ColorChoice({ chosen, onChoose }: ColorChoiceProps) {
  const name = useId();
  return (
    <fieldset className="color-choice">
      <legend className="field-label">{CHAPTERS.color}</legend>
      {ACTIVITY_COLORS.map((color) => (
        <label key={color}>
          <input type="radio" name={name} checked={color === chosen} onChange={() => onChoose(color)} />
          <span className="visually-hidden">{nameColor(color)}</span>
          <svg width="1.5rem" height="1.5rem" aria-hidden>
            <rect width="100%" height="100%" rx="6" fill={activityPaint(color)} />
          </svg>
        </label>
      ))}
      <span className="color-choice-name" aria-hidden>
        {nameColor(chosen)}
      </span>
    </fieldset>
  );
}
