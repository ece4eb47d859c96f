import { BROKEN } from '#words/form.ts';
import { Button } from '../ui/button.tsx';
import { ErrorBoundary } from '../ui/section-boundary.tsx';
import { NotFound, PageFooter, PageHeader } from './page-frame.tsx';
import { Visualizer, type VisualizerProps } from './visualizer.tsx';

export type Page = 'home' | 'not-found';

/** The page. It renders the same markup in the prerendered HTML and in the browser. */
export function App({ page, ...app }: VisualizerProps & { readonly page: Page }) {
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
          {page === 'home' ? <Visualizer {...app} /> : <NotFound />}
        </ErrorBoundary>
      </main>
      <PageFooter settings={app.settings} year={app.builtOn.year} />
    </div>
  );
}
