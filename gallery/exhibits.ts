import type { Exhibit, ExhibitGroup } from './exhibit.ts';
import { CHART_EXHIBITS } from './exhibits/charts.tsx';
import { EVENT_EXHIBITS } from './exhibits/entries.tsx';
import { FORM_EXHIBITS } from './exhibits/form.tsx';
import { FRAME_EXHIBITS } from './exhibits/frame.tsx';
import { PEOPLE_EXHIBITS } from './exhibits/people.tsx';
import { PICTURE_EXHIBITS } from './exhibits/pictures.tsx';
import { RESULT_EXHIBITS } from './exhibits/results.tsx';
import { TABLE_EXHIBITS } from './exhibits/tables.tsx';
import { UI_EXHIBITS } from './exhibits/ui.tsx';
import { WEEK_EXHIBITS } from './exhibits/weeks.tsx';
import { WHOLE_EXHIBITS } from './exhibits/wholes.tsx';

/** All exhibits of the gallery. The visual tests use a selection of them. */
export const EXHIBIT_GROUPS: readonly ExhibitGroup[] = [
  { title: 'Controls', exhibits: UI_EXHIBITS },
  { title: 'Frame', exhibits: FRAME_EXHIBITS },
  { title: 'Form', exhibits: FORM_EXHIBITS },
  { title: 'Charts', exhibits: CHART_EXHIBITS },
  { title: 'Results', exhibits: RESULT_EXHIBITS },
  { title: 'Life in weeks', exhibits: WEEK_EXHIBITS },
  { title: 'Moments and chapters', exhibits: EVENT_EXHIBITS },
  { title: 'Time with people', exhibits: PEOPLE_EXHIBITS },
  { title: 'Life tables', exhibits: TABLE_EXHIBITS },
  { title: 'Pictures to keep', exhibits: PICTURE_EXHIBITS },
  { title: 'Wholes', exhibits: WHOLE_EXHIBITS },
];

export const EXHIBITS: readonly Exhibit[] = EXHIBIT_GROUPS.flatMap(({ exhibits }) => exhibits);

export function findExhibit(id: string): Exhibit | undefined {
  return EXHIBITS.find((exhibit) => exhibit.id === id);
}
