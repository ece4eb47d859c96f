import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { LINK } from '#words/form.ts';
import { RESULTS, SHARED_LIFE } from '#words/results.ts';
import { parseLifeLink, type SharedLife } from '../document/life-link.ts';
import { Results } from './results/results.tsx';
import { useServices } from './services-context.ts';
import { useShownCountry } from './use-shown-country.ts';

interface SharedResultsProps {
  /** The part of the page's address after `#`. */
  readonly fragment: string;
  /** Renders the visitor's own form, with the reason why the shared life is not shown. */
  readonly renderOwn: (notice: string) => ReactNode;
}

/** The results of the life in a link. */
export function SharedResults({ fragment, renderOwn }: SharedResultsProps) {
  const shared = useMemo(() => parseLifeLink(fragment), [fragment]);
  if (shared === 'newer') return renderOwn(SHARED_LIFE.newer);
  return shared ? <Shared key={fragment} shared={shared} /> : renderOwn(SHARED_LIFE.unreadable);
}

const NONE: readonly never[] = [];
const ignore = () => undefined;

/** A read-only life: the slider moves, but nothing else can be changed and nothing is saved. */
function Shared({ shared }: { readonly shared: SharedLife }) {
  const { countryFacts, showToast, onReload } = useServices();
  const { country, example } = shared;
  const [offsetWeeks, setOffsetWeeks] = useState(shared.offsetWeeks);
  const [population, setPopulation] = useState(shared.population);
  const shownLife = useMemo(() => ({ ...shared, dates: null }), [shared]);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const choices = useMemo(
    () => ({ population, onChoosePopulation: setPopulation, onChooseBasis: undefined }),
    [population],
  );
  const shownCountry = useShownCountry(country, choices);
  return (
    <>
      <section className="card" aria-labelledby="shared-title">
        <h2 id="shared-title" className="card-title" ref={heading} tabIndex={-1}>
          {LINK.heading}
        </h2>
        <p className="card-lede">{example ? RESULTS.example : SHARED_LIFE.about}</p>
        <a className="button button-primary" href="#top">
          {SHARED_LIFE.own}
        </a>
      </section>
      <Results
        shown={shownLife}
        submitNumber={0}
        title={SHARED_LIFE.results}
        about={null}
        offsetWeeks={offsetWeeks}
        onSlide={setOffsetWeeks}
        inForm={NONE}
        onApply={ignore}
        applied={null}
        events={shared.events}
        eventsAndRemoved={shared.events}
        onChangeEvents={null}
        save={null}
        countryFacts={countryFacts}
        shownCountry={shownCountry}
        showToast={showToast}
        onReload={onReload}
        onShown={ignore}
      />
    </>
  );
}
