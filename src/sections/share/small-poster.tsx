import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { chunk } from '../../platform/chunk.ts';
import { ErrorBoundary } from '../../ui/section-boundary.tsx';
import { withWords } from '../../words/load-words.ts';

const OwnPoster = lazy(chunk(() => withWords(import('./own-poster.tsx'))).load);

/** How far from the window the poster begins to load, in heights of the window. */
const NEAR = '50%';

/** One's own poster, for the eye alone. It is loaded once it is near the window, and left out if that fails. */
export function SmallPoster() {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setNear(true);
        observer.disconnect();
      },
      { rootMargin: NEAR },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place} className="share-picture" aria-hidden>
      {isNear && (
        <ErrorBoundary renderFallback={() => null}>
          <Suspense>
            <OwnPoster />
          </Suspense>
        </ErrorBoundary>
      )}
    </div>
  );
}
