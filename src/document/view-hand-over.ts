import { LANGUAGE } from '#words/form.ts';
import type { LifeEvents } from '../life/life-events.ts';
import { tabStorage } from '../platform/storage.ts';
import { writeText } from './codec.ts';

/** The part of a form that the view reads. */
interface ViewedForm {
  /** An ISO 8601 date, or empty. */
  readonly birthdate: string;
  /** ISO 3166-1 alpha-3 code of the country whose life expectancy counts; `null` for one that was entered. */
  readonly country: string | null;
  /** As entered. */
  readonly lifeExpectancy: string;
  /** `null` for none. */
  readonly events: LifeEvents | null;
}

/** Writes a life for the view as a saved form without activities, so that there is one format. */
export const writeViewedForm = ({ country, ...entered }: ViewedForm): string =>
  writeText({
    language: LANGUAGE.tag,
    document: {
      ...entered,
      country: country === null ? null : { code: country, name: '', lifeExpectancy: 0 },
      manual: country === null,
      activities: [],
    },
  });

/** The life that was entered for the view, in this tab alone. */
const KEY = 'view';

/** Keeps a life for the view until this tab is closed. @param form as `writeViewedForm` writes it */
export const handOver = (form: string): boolean => tabStorage.set(KEY, form);

/** The life that this tab keeps for the view; `null` for none. */
export const readHandedOver = (): string | null => tabStorage.get(KEY);

export const forgetHandedOver = (): void => tabStorage.remove(KEY);
