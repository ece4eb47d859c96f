/** All in pixels of the drawing. */
const PADDING = 6;
/** At least the width of a digit or a point at 14 pixels, with tabular figures. */
const CHARACTER = 7;
const GAP = 4;

/** One of the two parts of a bar, with its figure. */
interface Part {
  readonly width: number;
  /** Empty for none. */
  readonly text: string;
}

/** A figure with its plate. */
export interface PlacedFigure {
  readonly text: string;
  readonly x: number;
  readonly width: number;
}

const widthOf = (text: string) => (text === '' ? 0 : text.length * CHARACTER + 2 * PADDING);

/**
 * Places the two figures of a bar at its ends. One whose part is too narrow is next to it in the other part; if that has
 * no room either, both follow the bar.
 */
export function placeFigures(soFar: Part, ahead: Part): PlacedFigure[] {
  const [first, second] = [widthOf(soFar.text), widthOf(ahead.text)];
  const whole = soFar.width + ahead.width;
  const needed = (width: number) => (width === 0 ? 0 : width + 2 * GAP);
  const both = needed(first) + needed(second) - GAP;
  const [fitsFirst, fitsSecond] = [needed(first) <= soFar.width, needed(second) <= ahead.width];
  const starts = () => {
    if (fitsFirst && fitsSecond) return [GAP, whole - second - GAP] as const;
    if (fitsSecond && both <= ahead.width) return [soFar.width + GAP, whole - second - GAP] as const;
    if (fitsFirst && both <= soFar.width) return [GAP, soFar.width - second - GAP] as const;
    return [whole + GAP, whole + first + 2 * GAP] as const;
  };
  const [firstX, secondX] = starts();
  return [
    { text: soFar.text, x: firstX, width: first },
    { text: ahead.text, x: secondX, width: second },
  ].filter(({ text }) => text !== '');
}
