import { type Ages, shareOfLine } from '../../life/life-projection.ts';

const HEIGHT = 28;
const BAR_Y = 10;
const BAR_HEIGHT = 8;
const MARKER_WIDTH = 3;

/** A life from birth to life expectancy as one line: so far, up to the slider's age, and ahead. */
export function LifeLine({ ages, width }: { readonly ages: Ages; readonly width: number | '100%' }) {
  const { age, projectedAge, moved } = ages;
  // In percent, so that the line need not be measured.
  const at = (years: number) => shareOfLine(ages, years) * 100;
  const [now, projected] = [at(age), at(projectedAge)];
  const bar = { y: BAR_Y, height: BAR_HEIGHT };
  const round = { ...bar, rx: BAR_HEIGHT / 2 };
  return (
    <svg className="chart" width={width} height={HEIGHT} overflow="visible" aria-hidden>
      <rect {...round} width="100%" fill="var(--track)" stroke="var(--edge)" />
      {moved && (
        <rect {...bar} x={`${now}%`} width={`${projected - now}%`} fill="var(--glow)" stroke="var(--now)" />
      )}
      {now > 0 && <rect {...round} width={`${now}%`} fill="var(--ink)" />}
      <Marker name="now" at={now} height={18} paint="var(--ink)" />
      {moved && <Marker name="projected" at={projected} height={24} paint="var(--now)" />}
    </svg>
  );
}

interface MarkerProps {
  readonly name: string;
  /** Percent of the line. */
  readonly at: number;
  readonly height: number;
  readonly paint: string;
}

function Marker({ name, at, height, paint }: MarkerProps) {
  return (
    <rect
      data-marker={name}
      x={`${at}%`}
      y={(HEIGHT - height) / 2}
      width={MARKER_WIDTH}
      height={height}
      rx={MARKER_WIDTH / 2}
      fill={paint}
      transform={`translate(${-MARKER_WIDTH / 2})`}
    />
  );
}
