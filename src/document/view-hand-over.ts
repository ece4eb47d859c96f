import { LANGUAGE } from '#words/form.ts';
import type { LifeEvents } from '../life/life-events.ts';
import { tabStorage } from '../platform/storage.ts';
import { writeText } from './codec.ts';

/** The part of a form that the view reads. */
interface ViewedForm {
  /** An ISO 8601 date. */
  readonly birthdate: string;
  /** As entered. */
  readonly lifeExpectancy: string;
  readonly events: LifeEvents;
}

/** Writes a life for the view as a saved form without activities, so that there is one format. */
export const writeViewedForm = (entered: ViewedForm): string =>
  writeText({
    language: LANGUAGE.tag,
    document: { ...entered, country: null, manual: true, activities: [] },
  });

/** The life that the page hands over to the view, in this tab alone. */
const KEY = 'view';

/** Keeps a life for the view until this tab is closed. @param form as `writeViewedForm` writes it */
export const handOver = (form: string): boolean => tabStorage.set(KEY, form);

/** The life that this tab keeps for the view; `null` for none. */
export const readHandedOver = (): string | null => tabStorage.get(KEY);
