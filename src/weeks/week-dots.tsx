import { paintOf, type Tone } from '../ui/charts/paint.ts';
import { type Look, looksOf, PAGE } from './styles.ts';

/** In pixels of the key. */
const PITCH = 12.5;
const RING = { radius: 4.25, width: 1.75 };
const TIME = looksOf(PAGE, 'ink');

/** One dot of a look, enlarged for the key. */
export const LookDot = ({ look: { paint, size, hole, opacity } }: { readonly look: Look }) => (
  <svg width={20} height={20} viewBox="-10 -10 20 20" opacity={opacity} aria-hidden>
    {hole ? (
      <circle r={RING.radius} fill="none" stroke={paintOf(paint)} strokeWidth={RING.width} />
    ) : (
      <circle r={(size * PITCH) / 2} fill={paintOf(paint)} />
    )}
  </svg>
);

/** One dot of Life in Weeks, likewise. */
export const WeekDot = ({ kind }: { readonly kind: Tone | 'now' }) =>
  kind === 'now' ? (
    <svg width={20} height={20} viewBox="-10 -10 20 20" aria-hidden>
      <circle r={9} fill="var(--glow)" fillOpacity={0.3} />
      <circle r={4.5} fill="var(--glow)" stroke="var(--now)" strokeWidth={1.25} />
    </svg>
  ) : (
    <LookDot look={TIME[kind]} />
  );
