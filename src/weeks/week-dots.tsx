import { paintOf, type Tone } from '../ui/charts/paint.ts';
import type { Look } from './styles.ts';

/** One dot of Life in Weeks, enlarged for the key. */
export function WeekDot({ kind }: { readonly kind: Tone | 'now' }) {
  return (
    <svg width={20} height={20} viewBox="-10 -10 20 20" aria-hidden>
      {kind === 'lived' && <circle r={5} fill="var(--ink)" />}
      {kind === 'now' && (
        <>
          <circle r={9} fill="var(--glow)" fillOpacity={0.3} />
          <circle r={4.5} fill="var(--glow)" stroke="var(--now)" strokeWidth={1.25} />
        </>
      )}
      {kind === 'between' && <circle r={4.25} fill="none" stroke="var(--ink)" strokeWidth={1.75} />}
      {kind === 'ahead' && <circle r={2.25} fill="var(--ink)" />}
    </svg>
  );
}

/** One dot of a look, enlarged for the key. */
export const LookDot = ({ look: { paint, hole, opacity } }: { readonly look: Look }) => (
  <svg width={20} height={20} viewBox="-10 -10 20 20" opacity={opacity} aria-hidden>
    {hole ? (
      <circle r={4.25} fill="none" stroke={paintOf(paint)} strokeWidth={1.75} />
    ) : (
      <circle r={5} fill={paintOf(paint)} />
    )}
  </svg>
);
