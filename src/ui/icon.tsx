import { memo, Suspense } from 'react';
import { type ComponentChunk, chunk, lazyPrerendered } from '../platform/chunk.ts';
import type { IconProps } from './icon-picture.tsx';

let want: () => void;
const wanted = new Promise<void>((resolve) => {
  want = resolve;
});

/**
 * Creates a component for decorative icons beside text, hidden from screen readers. Their space is reserved. Until the
 * drawings are loaded, or if they cannot be, icons stay suspended: prerendered icons remain, others leave their space
 * empty.
 * @param drawings the component that draws them
 */
export function createIcon<Props extends Pick<IconProps, 'size'>>(drawings: ComponentChunk<Props>) {
  const Picture = lazyPrerendered<Props>({ load: () => wanted.then(drawings.load) });
  return memo(function Icon(props: Props) {
    const { size = '1.25rem' } = props;
    return (
      <Suspense fallback={<svg width={size} height={size} aria-hidden />}>
        <Picture {...props} />
      </Suspense>
    );
  });
}

export const Icon = createIcon<IconProps>(chunk(() => import('./icon-picture.tsx')));

/** Loads the drawings, once. The prerendered icons suffice until the visitor uses the page. */
export function fetchIcons(): void {
  want();
}
