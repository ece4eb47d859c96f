import './swatch.css';

interface SwatchProps {
  /** The activity's number, the same in every chart. */
  readonly number: number;
  readonly paint: string;
}

/** The color of an activity, with its number, so that no information depends on color alone. */
export function Swatch({ number, paint }: SwatchProps) {
  return (
    <span className="quiet swatch-number" aria-hidden>
      <span>{number}</span>
      <svg width="0.75rem" height="0.75rem">
        <rect width="100%" height="100%" rx="3" fill={paint} />
      </svg>
    </span>
  );
}
