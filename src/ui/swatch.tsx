interface SwatchProps {
  /** The activity's number in every picture. */
  readonly number: number;
  readonly paint: string;
}

/** An activity's colour and number: the pictures carry both, so that colour alone tells nothing. */
export function Swatch({ number, paint }: SwatchProps) {
  return (
    <span className="swatch-number" aria-hidden>
      {number}
      <svg className="swatch" width="0.75rem" height="0.75rem">
        <rect width="100%" height="100%" rx="3" fill={paint} />
      </svg>
    </span>
  );
}
