import {
  type ComponentProps,
  lazy,
  Suspense,
  useEffect,
  useLayoutEffect,
  useReducer,
  useState,
  useSyncExternalStore,
} from 'react';
import { BROKEN, LINK } from '#words/form.ts';
import { replaceDraft, saveOver } from '../document/changes.ts';
import { createDraft } from '../document/draft.ts';
import { writeForm } from '../document/saved-form.ts';
import type { CalendarDate } from '../life/calendar-date.ts';
import { carryState } from '../platform/carried-state.ts';
import { focusElement } from '../platform/focus.ts';
import { createId } from '../platform/id.ts';
import { reload, useReloadedState } from '../platform/reload.ts';
import type { SiteSettings } from '../platform/site-settings.ts';
import { useEventCallback } from '../platform/use-event-callback.ts';
import { Button } from '../ui/button.tsx';
import { ErrorBoundary, LoadingFallback } from '../ui/section-boundary.tsx';
import { idOf } from '../ui/target-ids.ts';
import { ToastContext, Toaster, useToasts } from '../ui/toast.tsx';
import { resultsChunk } from './chunks.ts';
import { DailyQuote } from './daily-quote.tsx';
import { FormAndResults } from './form-and-results.tsx';
import { enterHydrated, readHydratedValues } from './hydrated-values.ts';
import { createLookUps, LookUpsContext } from './look-ups-context.ts';
import { NotFound, PageFooter, PageHeader, useLanguageChoice } from './page-frame.tsx';
import { createState, reduce } from './state.ts';
import { type StoredForm, useKeptEntries, useSavedDraft } from './stored-form.ts';

export type Page = 'home' | 'not-found';

interface VisualizerProps {
  readonly settings: SiteSettings;
  readonly stored: StoredForm;
  /** The day on which the page was prerendered. */
  readonly builtOn: CalendarDate;
}

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

function watchFragment(onChange: () => void): () => void {
  addEventListener('hashchange', onChange);
  return () => removeEventListener('hashchange', onChange);
}
const readFragment = () => location.hash.slice(1);

const ReadOnlyResults = lazy(async () => ({ default: (await resultsChunk.load()).ReadOnlyResults }));

const loadFacts: Parameters<typeof createLookUps>[1] = async (...asked) =>
  (await resultsChunk.load()).fetchCountryFacts(...asked);

/** Whether the fragment is empty or the id of an element, as opposed to a life. */
const isAnchor = (fragment: string) => fragment === '' || document.getElementById(fragment) !== null;

/** The only screen: the quote, then the visitor's own form and results, or the example, or a shared life. */
function Visualizer({ settings: { worldBankUrl }, stored, builtOn }: VisualizerProps) {
  const [state, dispatch] = useReducer(reduce, stored.draft, (draft) =>
    createState(draft ?? createDraft(createId)),
  );
  const { draft } = state;
  const isHydrated = stored.draft === null;
  useLayoutEffect(() => {
    // A stored form has these values already.
    if (isHydrated) dispatch(enterHydrated(readHydratedValues()));
  }, [isHydrated]);
  const save = useSavedDraft(draft, stored.status, (saved, follow) =>
    dispatch(follow ? replaceDraft(saved, 'tab') : saveOver(saved)),
  );
  const hasResults = state.visualization !== null;
  const write = useEventCallback(() => writeForm(draft, hasResults));
  useKeptEntries(draft, save.status, write);
  useReloadedState(write);
  useLanguageChoice(() => carryState(write));
  const [toast, toasts] = useToasts();
  const [lookUps] = useState(() => createLookUps(worldBankUrl, loadFacts));
  /** Not decoded; empty when prerendered. */
  const fragment = useSyncExternalStore(watchFragment, readFragment, () => '');
  const own = { state, dispatch, save, stored, builtOn };
  /** @param notice a message above the form; `null` for none */
  const renderOwn = (notice: string | null) => <FormAndResults {...own} notice={notice} />;
  return (
    <LookUpsContext value={lookUps}>
      <ToastContext value={toasts}>
        {/* A quote that fails to render is left out without a message. */}
        <ErrorBoundary renderFallback={() => null}>
          <DailyQuote quotes={lookUps.quotes} />
        </ErrorBoundary>
        {isAnchor(fragment) ? renderOwn(null) : <SharedOrOwn fragment={fragment} renderOwn={renderOwn} />}
        <Toaster toast={toast} onDismiss={toasts.dismissToast} />
      </ToastContext>
    </LookUpsContext>
  );
}

/** The example or the life in a link, or, if it cannot be shown, the visitor's own form with the reason. */
function SharedOrOwn({ fragment, renderOwn }: ComponentProps<typeof ReadOnlyResults>) {
  // With the life that is left, the page would lose the focus as well.
  useEffect(
    () => () => {
      if (document.activeElement !== document.body) return;
      if (!focusElement('change')) focusElement(idOf({ of: 'birthdate' }));
    },
    [],
  );
  const opening = (
    <LoadingFallback name={LINK.heading} onRetry={() => undefined} onReload={reload}>
      <p className="banner screen-only" role="status">
        {LINK.opening}
      </p>
    </LoadingFallback>
  );
  return (
    <ErrorBoundary resetKey={fragment} renderFallback={() => renderOwn(LINK.failed)}>
      <Suspense fallback={opening}>
        <ReadOnlyResults fragment={fragment} renderOwn={renderOwn} />
      </Suspense>
    </ErrorBoundary>
  );
}
