import { lazy, memo, Suspense } from 'react';
import { ErrorBoundary } from './error-boundary.tsx';
import type { IconProps } from './icon-picture.tsx';

const IconPicture = lazy(() => import('./icon-picture.tsx'));

/**
 * A picture beside words: it says nothing that they do not, and a screen reader passes it over. Its place is kept until
 * it has come, and where it does not come.
 */
export const Icon = memo(function Icon(props: IconProps) {
  const { size = 20 } = props;
  const place = <svg width={size} height={size} aria-hidden />;
  return (
    <ErrorBoundary fallback={place}>
      <Suspense fallback={place}>
        <IconPicture {...props} />
      </Suspense>
    </ErrorBoundary>
  );
});
