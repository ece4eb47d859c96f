interface WeekDotProps {
  readonly kind: 'lived' | 'now' | 'between' | 'ahead';
}

const SIZE = 20;

/** One dot of Life in Weeks, enlarged for the key. */
export function WeekDot({ kind }: WeekDotProps) {
  return (
    <svg width={SIZE} height={SIZE} viewBox="-10 -10 20 20" aria-hidden>
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
