import { lazy, Suspense, useReducer, useState } from 'react';
import { MESSAGES } from '../content/messages.ts';
import { TOASTS } from '../content/toasts.ts';
import { readHydratedValues } from '../features/form/read-hydrated-values.ts';
import { serializeDraft } from '../features/form/saved-draft.ts';
import type { ShareOutcome } from '../features/results/sharing/share-results.tsx';
import { LoadingFallback } from '../features/section-boundary.tsx';
import { createId } from '../platform/id.ts';
import { reloadWithState } from '../platform/reload.ts';
import type { SiteSettings } from '../platform/site-settings.ts';
import { useEventCallback } from '../platform/use-event-callback.ts';
import { useFragment } from '../platform/use-fragment.ts';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { DailyQuote } from './daily-quote.tsx';
import { FormAndResults } from './form-and-results.tsx';
import { prepareResults } from './loaded-results.tsx';
import { createQueries, ONLY_KEY } from './queries.ts';
import { createState, ownDraft, reduce } from './state.ts';
import { Toasts } from './toasts.tsx';
import { useQuery } from './use-query.ts';
import { useSavedDraft } from './use-saved-draft.ts';
import { useToasts } from './use-toasts.ts';

/** A life that somebody shared comes with the code that shows it: most visits have none. */
const SharedLifeView = lazy(() => import('./shared-results.tsx'));

/** Whether the page's address names a place in it, or nothing, rather than a life. */
const isPlace = (fragment: string) => fragment === '' || document.getElementById(fragment) !== null;

/** The one screen: the quote, then the visitor's own form and results, or a life that somebody shared. */
export function Visualizer({ settings: { worldBankUrl } }: { readonly settings: SiteSettings }) {
  const [state, dispatch] = useReducer(reduce, createId, createState);
  const { toasts, showToast, dismissToast, clearToasts } = useToasts();
  const [lookUps] = useState(() => createQueries(worldBankUrl));
  const quotes = useQuery(lookUps.quotes, ONLY_KEY);
  const fragment = useFragment();
  const remembering = useSavedDraft(ownDraft(state), {
    onFound: (kept) => {
      // The page can listen from here on: what was typed before is taken over.
      dispatch({ type: 'typedBefore', typed: readHydratedValues(document), kept });
      if (kept) prepareResults();
    },
    onElsewhere: (kept, follow) => {
      dispatch({ type: 'changedElsewhere', draft: kept });
      if (!follow) dispatch({ type: 'undone' });
    },
  });
  const report = useEventCallback((outcome: ShareOutcome) =>
    showToast(
      outcome.ok
        ? TOASTS.screenshotCaptured
        : { ...TOASTS.screenshotFailed, text: outcome.message || TOASTS.screenshotFailed.text },
    ),
  );
  const reload = useEventCallback(() => reloadWithState(serializeDraft(state.draft)));
  const renderOwn = (notice: string | null) => (
    <FormAndResults
      state={state}
      dispatch={dispatch}
      lookUps={lookUps}
      remembering={remembering}
      notice={notice}
      showToast={showToast}
      clearToasts={clearToasts}
      onShared={report}
      onReload={reload}
    />
  );
  return (
    <>
      {/* Like a quote that cannot be had, one that cannot be shown is not missed. */}
      <ErrorBoundary renderFallback={() => null}>
        <DailyQuote {...quotes} />
      </ErrorBoundary>
      {isPlace(fragment) ? (
        renderOwn(null)
      ) : (
        <ErrorBoundary resetKey={fragment} renderFallback={() => renderOwn(MESSAGES.link.failed)}>
          <Suspense
            fallback={
              <LoadingFallback
                before={
                  <p className="banner" role="status">
                    {MESSAGES.link.opening}
                  </p>
                }
                name={MESSAGES.link.heading}
                onRetry={() => undefined}
                onReload={reload}
              />
            }
          >
            <SharedLifeView
              fragment={fragment}
              lookUps={lookUps}
              onShared={report}
              onReload={reload}
              unreadable={renderOwn(MESSAGES.link.unreadable)}
            />
          </Suspense>
        </ErrorBoundary>
      )}
      <Toasts toasts={toasts} onDismiss={dismissToast} />
    </>
  );
}
