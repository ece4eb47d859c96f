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

export interface Sections {
  /** Rendered at once. The slider is beside them, at the bottom of the window. */
  readonly first: readonly ResultsSection[];
  /** Rendered a frame later, also beside the slider. */
  readonly besideSlider: readonly ResultsSection[];
  readonly last: readonly ResultsSection[];
  /** Everything else is printed without people. */
  readonly keep: readonly ResultsSection[];
}

export const RESULTS_SECTIONS: Sections = {
  first: [{ id: 'weeks', name: () => WEEKS.title, Component: WeeksAndEvents }],
  besideSlider: [
    { id: 'survival', name: () => SURVIVAL.title, Component: Survival },
    { id: 'population', name: () => POPULATION.title, Component: PopulationRank },
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
