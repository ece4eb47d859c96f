import type { Exhibit, Exhibits } from './exhibit.tsx';
import { CHART_EXHIBITS } from './exhibits/charts.tsx';
import { CONTROL_EXHIBITS } from './exhibits/controls.tsx';
import { EVENT_EXHIBITS } from './exhibits/events.tsx';
import { FORM_EXHIBITS } from './exhibits/form.tsx';
import { FRAME_EXHIBITS } from './exhibits/frame.tsx';
import { PEOPLE_EXHIBITS } from './exhibits/people.tsx';
import { RESULT_EXHIBITS } from './exhibits/results.tsx';
import { SHARE_EXHIBITS } from './exhibits/share.tsx';
import { TABLE_EXHIBITS } from './exhibits/tables.tsx';

/** Components that know no words: what they show are samples. */
const SAMPLES: Exhibits = { ...CONTROL_EXHIBITS, ...CHART_EXHIBITS };

/** Parts of the page, in its words. */
export const PARTS: Exhibits = {
  ...FRAME_EXHIBITS,
  ...FORM_EXHIBITS,
  ...RESULT_EXHIBITS,
  ...EVENT_EXHIBITS,
  ...PEOPLE_EXHIBITS,
  ...TABLE_EXHIBITS,
  ...SHARE_EXHIBITS,
};

/** All exhibits of the gallery. The visual tests use a selection of them. */
export const EXHIBITS: Readonly<Partial<Record<string, Exhibit>>> = { ...SAMPLES, ...PARTS };
