import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { DISCLAIMER } from '#words/results.ts';
import { usePrinting } from '../../platform/use-window-event.ts';
import { LifeContext, useLife, usePrinted } from '../../results/results-context.ts';
import { SectionBoundary } from '../../ui/section-boundary.tsx';
import { RESULTS_SECTIONS, type ResultsSection, type Sections } from './sections.ts';

/** Leaves out people while the page is being printed, and moments and chapters too if the visitor wants no print of them. */
function WithoutEventsOnPaper({ children }: { readonly children: ReactNode }) {
  const model = useLife();
  const { printsMarks } = usePrinted();
  const printing = usePrinting();
  const printed = useMemo(() => {
    const { events } = model;
    return { ...model, events: printsMarks && events ? { ...events, people: [] } : null };
  }, [model, printsMarks]);
  return <LifeContext value={printing ? printed : model}>{children}</LifeContext>;
}

/** A section that can fail alone. It is tried again when the results change. */
const SectionFrame = ({ section: { name, Component } }: { readonly section: ResultsSection }) => (
  <SectionBoundary name={name()} resetKey={useLife().shown}>
    <Component />
  </SectionBoundary>
);

const Framed = ({ sections }: { readonly sections: Sections[keyof Sections] }) =>
  sections.map((section) => <SectionFrame key={section.id} section={section} />);

/** The results: the first sections at once, those below the first screen a frame later. */
export function ResultsBody({ sections = RESULTS_SECTIONS }: { readonly sections?: Sections }) {
  const isWhole = useDeferredValue(true, false);
  return (
    <>
      <WithoutEventsOnPaper>
        <div className="explore">
          <Framed sections={sections.first} />
          {isWhole && <Framed sections={sections.besideSlider} />}
        </div>
        {isWhole && <Framed sections={sections.last} />}
      </WithoutEventsOnPaper>
      {isWhole && (
        <>
          <Framed sections={sections.keep} />
          <p className="note disclaimer">{DISCLAIMER.medical}</p>
        </>
      )}
    </>
  );
}
