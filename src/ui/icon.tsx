import { lazy, memo, Suspense } from 'react';
import type { IconProps } from './icon-picture.tsx';

let want: () => void;
const wanted = new Promise<void>((resolve) => {
  want = resolve;
});
const forEver = new Promise<never>(() => undefined);

/**
 * Drawings that are not asked for yet, or cannot be had, are awaited for good: those that the page came with stay,
 * others keep their place.
 */
const IconPicture = lazy(() => wanted.then(() => import('./icon-picture.tsx')).catch(() => forEver));

/**
 * A picture beside words: it says nothing that they do not, and a screen reader passes it over. Its place is kept until
 * it has come, and where it does not come.
 */
export const Icon = memo(function Icon(props: IconProps) {
  const { size = '1.25rem' } = props;
  return (
    <Suspense fallback={<svg width={size} height={size} aria-hidden />}>
      <IconPicture {...props} />
    </Suspense>
  );
});

/** Fetches the drawings, once. A page that came with the first of them needs no others until it is used. */
export function fetchIcons(): void {
  want();
}
