import { BROKEN } from '#words/form.ts';
import type { CalendarDate } from '../life/calendar-date.ts';
import type { SiteSettings } from '../platform/site-settings.ts';
import { Button } from '../ui/button.tsx';
import { ErrorBoundary } from '../ui/section-boundary.tsx';
import { NotFound, PageFooter, PageHeader } from './page-frame.tsx';
import type { StoredForm } from './stored-form.ts';
import { Visualizer } from './visualizer.tsx';

export type Page = 'home' | 'not-found';

interface AppProps {
  readonly page: Page;
  readonly settings: SiteSettings;
  readonly stored: StoredForm;
  /** The day on which the page was prerendered. */
  readonly builtOn: CalendarDate;
}

/** The page. It renders the same markup in the prerendered HTML and in the browser. */
export function App({ page, settings, stored, builtOn }: AppProps) {
  return (
    <div className="page" id="top">
      <PageHeader />
      <main>
        <ErrorBoundary
          renderFallback={() => (
            <p role="alert">
              <span>{BROKEN.page}</span>{' '}
              <Button onClick={() => void window.reloadAnew()}>{BROKEN.reload}</Button>
            </p>
          )}
        >
          {page === 'home' ? (
            <Visualizer settings={settings} stored={stored} builtOn={builtOn} />
          ) : (
            <NotFound />
          )}
        </ErrorBoundary>
      </main>
      <PageFooter settings={settings} year={builtOn.year} />
    </div>
  );
}
