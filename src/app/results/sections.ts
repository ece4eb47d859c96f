import type { ComponentType } from 'react';
import {
  CARDS,
  HEALTH,
  METHOD,
  POPULATION,
  PROJECTIONS,
  SHARE,
  SURVIVAL,
  TIME_SPLIT,
  TIMELINE,
  WEEKS,
} from '#words/results.ts';
import { ActivityCards } from '../../sections/cards/activity-cards.tsx';
import { FutureProjections } from '../../sections/future-projections/future-projections.tsx';
import { HealthOptimization } from '../../sections/health/health-optimization.tsx';
import { Method } from '../../sections/method/method.tsx';
import { PopulationRank } from '../../sections/population/population.tsx';
import { ShareResults } from '../../sections/share/share-results.tsx';
import { Survival } from '../../sections/survival/survival.tsx';
import { TimeSplit } from '../../sections/time-split/time-split.tsx';
import { LifeTimeline } from '../../sections/timeline/life-timeline.tsx';
import { WeeksAndEvents } from './weeks-and-events.tsx';

export interface ResultsSection {
  /** Its element has this id, or is labelled by the one with this id and `-title`. */
  readonly id: string;
  /** The visitor's name for it. A function: words are set after the code of a chunk is evaluated. */
  readonly name: () => string;
  readonly Component: ComponentType;
}

/** A section, or two about the same people, side by side if there is room. */
type Row = ResultsSection | readonly [ResultsSection, ResultsSection];

export interface Sections {
  /** Rendered at once. The slider is beside them, at the bottom of the window. */
  readonly first: readonly Row[];
  /** Rendered a frame later, also beside the slider. */
  readonly besideSlider: readonly Row[];
  readonly last: readonly Row[];
  /** Everything else is printed without people. */
  readonly keep: readonly Row[];
}

export const RESULTS_SECTIONS: Sections = {
  first: [{ id: 'weeks', name: () => WEEKS.title, Component: WeeksAndEvents }],
  besideSlider: [
    [
      { id: 'survival', name: () => SURVIVAL.title, Component: Survival },
      { id: 'population', name: () => POPULATION.title, Component: PopulationRank },
    ],
    { id: 'time-split', name: () => TIME_SPLIT.title, Component: TimeSplit },
    { id: 'timeline', name: () => TIMELINE.title, Component: LifeTimeline },
    { id: 'cards', name: () => CARDS.title, Component: ActivityCards },
    { id: 'projections', name: () => PROJECTIONS.title, Component: FutureProjections },
  ],
  last: [
    { id: 'health', name: () => HEALTH.title, Component: HealthOptimization },
    { id: 'method', name: () => METHOD.title, Component: Method },
  ],
  keep: [{ id: 'share', name: () => SHARE.title, Component: ShareResults }],
};
