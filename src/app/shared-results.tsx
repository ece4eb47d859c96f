import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { MESSAGES } from '../content/messages.ts';
import { SHARED_LIFE_MESSAGES } from '../content/shared-life-messages.ts';
import Results from '../features/results/results.tsx';
import { parseLifeLink, type SharedLife } from '../features/results/sharing/life-link.ts';
import type { ShareOutcome } from '../features/results/sharing/share-results.tsx';
import { fetchIcons } from '../ui/icon.tsx';
import { placeName } from '../world/country-names.ts';
import { JumpButtons } from './jump-buttons.tsx';
import type { Queries } from './queries.ts';
import { useQuery } from './use-query.ts';

interface SharedLifeViewProps {
  /** What stands behind the `#` of the page's address. */
  readonly fragment: string;
  readonly lookUps: Queries;
  readonly onShared: (outcome: ShareOutcome) => void;
  /** Loads the page anew, with what is typed in the visitor's own form. */
  readonly onReload: () => void;
  /** What is shown when it tells of no life. */
  readonly unreadable: ReactNode;
}

/** The life that a link tells of. */
export default function SharedResults({ fragment, unreadable, ...rest }: SharedLifeViewProps) {
  const shared = useMemo(() => parseLifeLink(fragment), [fragment]);
  return shared ? <Shared key={fragment} shared={shared} {...rest} /> : unreadable;
}

interface SharedProps extends Omit<SharedLifeViewProps, 'fragment' | 'unreadable'> {
  readonly shared: SharedLife;
}

fetchIcons();

const NONE: readonly string[] = [];
const ignore = () => undefined;

/** A life to look at: its slider moves, nothing of it can be changed, and nothing is kept. */
function Shared({ shared, lookUps, onShared, onReload }: SharedProps) {
  const { life, country, figure, fromTable, example } = shared;
  const [offsetWeeks, setOffsetWeeks] = useState(shared.offsetWeeks);
  const [population, setPopulation] = useState(shared.population);
  const lifeTables = useQuery(lookUps.lifeTables, country?.code);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const tables = useMemo(
    () =>
      country && {
        country,
        place: placeName(country),
        found: lifeTables.value,
        failed: lifeTables.error !== undefined,
        population,
        onChoosePopulation: setPopulation,
        onUse: undefined,
        onUndo: undefined,
      },
    [country, lifeTables, population],
  );
  return (
    <>
      <section className="card" aria-labelledby="shared-title">
        <h2 id="shared-title" className="card-title" ref={heading} tabIndex={-1}>
          {MESSAGES.link.heading}
        </h2>
        <p className="card-lede">{example ? MESSAGES.results.example : SHARED_LIFE_MESSAGES.about}</p>
        <a className="button button-primary" href="#top">
          {SHARED_LIFE_MESSAGES.own}
        </a>
      </section>
      <Results
        life={life}
        dates={null}
        figure={figure}
        fromTable={fromTable}
        example={example}
        title={SHARED_LIFE_MESSAGES.results}
        about={null}
        offsetWeeks={offsetWeeks}
        onSlide={setOffsetWeeks}
        inForm={NONE}
        onOptimize={ignore}
        tables={tables}
        onShared={onShared}
        onReload={onReload}
        onShown={ignore}
      />
      <JumpButtons />
    </>
  );
}
