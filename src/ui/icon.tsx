import { lazy, memo, Suspense } from 'react';
import type { IconProps } from './icon-picture.tsx';

let want: () => void;
const wanted = new Promise<void>((resolve) => {
  want = resolve;
});
const forEver = new Promise<never>(() => undefined);

/**
 * Until the drawings are loaded, or if they cannot be, icons stay suspended: prerendered icons remain, others leave
 * their space empty.
 */
const IconPicture = lazy(() => wanted.then(() => import('./icon-picture.tsx')).catch(() => forEver));

/**
 * A decorative icon beside text, hidden from screen readers. Its space is reserved even if the drawing is never loaded.
 */
export const Icon = memo(function Icon(props: IconProps) {
  const { size = '1.25rem' } = props;
  return (
    <Suspense fallback={<svg width={size} height={size} aria-hidden />}>
      <IconPicture {...props} />
    </Suspense>
  );
});

/** Loads the drawings, once. The prerendered icons suffice until the visitor uses the page. */
export function fetchIcons(): void {
  want();
}
