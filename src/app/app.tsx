import { lazy, Suspense } from 'react';
import { MESSAGES } from '../content/messages.ts';
import type { CalendarDate } from '../life/calendar-date.ts';
import type { SiteSettings } from '../platform/site-settings.ts';
import { Button } from '../ui/button.tsx';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { loadDataCode } from './load-data-code.ts';
import { NotFound } from './not-found.tsx';
import { PageHeader } from './page-header.tsx';
import { Visualizer } from './visualizer.tsx';

const forEver = new Promise<never>(() => undefined);

/** Nothing in it needs a script: it stays as it was prerendered until its code is loaded, or if that fails. */
const PageFooter = lazy(() =>
  loadDataCode().then(
    (code) => ({ default: code.PageFooter }),
    () => forEver,
  ),
);

export type Page = 'home' | 'not-found';

interface AppProps {
  readonly page: Page;
  readonly settings: SiteSettings;
  /** The day on which the page was prerendered. */
  readonly builtOn: CalendarDate;
}

/** The page. It renders the same markup in the prerendered HTML and in the browser. */
export function App({ page, settings, builtOn }: AppProps) {
  return (
    <div className="page" id="top">
      <PageHeader />
      <main>
        <ErrorBoundary
          renderFallback={() => (
            <p role="alert">
              {MESSAGES.broken.page}{' '}
              <Button onClick={() => void window.reloadAnew()}>{MESSAGES.broken.reload}</Button>
            </p>
          )}
        >
          {page === 'home' ? <Visualizer settings={settings} builtOn={builtOn} /> : <NotFound />}
        </ErrorBoundary>
      </main>
      <Suspense>
        <PageFooter settings={settings} year={builtOn.year} />
      </Suspense>
    </div>
  );
}
