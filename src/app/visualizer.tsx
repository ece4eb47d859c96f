import { lazy, Suspense, useReducer, useState } from 'react';
import { TOASTS } from '../content/toasts.ts';
import { WORDS } from '../content/words.ts';
import { writeKeptDraft } from '../features/form/kept-draft.ts';
import { readTyped } from '../features/form/read-typed.ts';
import { Late } from '../features/part.tsx';
import type { ShareOutcome } from '../features/results/share-results.tsx';
import { newId } from '../platform/chance.ts';
import { reloadWith } from '../platform/reload.ts';
import type { SiteSettings } from '../platform/site-settings.ts';
import { useFragment } from '../platform/use-fragment.ts';
import { useStable } from '../platform/use-stable.ts';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { DailyQuote } from './daily-quote.tsx';
import { prepareResults } from './loaded-results.tsx';
import { createLookUps, ONLY } from './look-ups.ts';
import { OwnLife } from './own-life.tsx';
import { createState, ownDraft, reduce } from './state.ts';
import { Toasts } from './toasts.tsx';
import { useLookUp } from './use-look-up.ts';
import { useRemembering } from './use-remembering.ts';
import { useToasts } from './use-toasts.ts';

/** A life that somebody shared comes with the code that shows it: most visits have none. */
const SharedLifeView = lazy(() => import('./shared-life-view.tsx'));

/** Whether the page's address names a place in it, or nothing, rather than a life. */
const isPlace = (fragment: string) => fragment === '' || document.getElementById(fragment) !== null;

/** The one screen: the quote, then the visitor's own form and results, or a life that somebody shared. */
export function Visualizer({ settings: { worldBankUrl } }: { readonly settings: SiteSettings }) {
  const [state, dispatch] = useReducer(reduce, newId, createState);
  const { toasts, showToast, dismissToast, clearToasts } = useToasts();
  const [lookUps] = useState(() => createLookUps(worldBankUrl));
  const quotes = useLookUp(lookUps.quotes, ONLY);
  const fragment = useFragment();
  const remembering = useRemembering(ownDraft(state), {
    onFound: (kept) => {
      // The page can listen from here on: what was typed before is taken over.
      dispatch({ type: 'typedBefore', typed: readTyped(document), kept });
      if (kept) prepareResults();
    },
    onElsewhere: (kept, follow) => {
      dispatch({ type: 'changedElsewhere', draft: kept });
      if (!follow) dispatch({ type: 'undone' });
    },
  });
  const report = useStable((outcome: ShareOutcome) =>
    showToast(
      outcome.ok
        ? TOASTS.screenshotCaptured
        : { ...TOASTS.screenshotFailed, text: outcome.message || TOASTS.screenshotFailed.text },
    ),
  );
  const reload = useStable(() => reloadWith(writeKeptDraft(state.draft)));
  const renderOwn = (notice: string | null) => (
    <OwnLife
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
        <ErrorBoundary of={fragment} renderFallback={() => renderOwn(WORDS.link.failed)}>
          <Suspense
            fallback={
              <Late
                before={
                  <p className="banner" role="status">
                    {WORDS.link.opening}
                  </p>
                }
                name={WORDS.link.heading}
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
              unreadable={renderOwn(WORDS.link.unreadable)}
            />
          </Suspense>
        </ErrorBoundary>
      )}
      <Toasts toasts={toasts} onDismiss={dismissToast} />
    </>
  );
}
