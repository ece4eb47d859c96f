import type { Exhibit, Exhibits } from './exhibit.tsx';
import { EVENT_EXHIBITS } from './exhibits/events.tsx';
import { FORM_EXHIBITS } from './exhibits/form.tsx';
import { RESULT_EXHIBITS } from './exhibits/results.tsx';
import { SAMPLE_EXHIBITS } from './exhibits/samples.tsx';
import { SHARE_EXHIBITS } from './exhibits/share.tsx';

/** Parts of the page, in its words. */
export const PARTS: Exhibits = {
  ...FORM_EXHIBITS,
  ...RESULT_EXHIBITS,
  ...EVENT_EXHIBITS,
  ...SHARE_EXHIBITS,
};

/** All exhibits of the gallery. The visual tests use a selection of them. */
export const EXHIBITS: Readonly<Partial<Record<string, Exhibit>>> = { ...SAMPLE_EXHIBITS, ...PARTS };
