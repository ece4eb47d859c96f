import { DEFAULT_VIEW, parseViewLink, type ViewSettings, writeViewLink } from '../document/view-link.ts';
import { storage } from '../platform/storage.ts';

/**
 * The keys of everything that the extension stores: a life, as the page saves forms, and settings, as the page's links have them.
 * Both have a version and are migrated as these are.
 */
export const STORED = { life: 'life', settings: 'settings' } as const;

/** The settings; the usual ones if none are stored, or those that are cannot be read. */
export function readSettings(): ViewSettings {
  const link = parseViewLink(storage.get(STORED.settings) ?? '');
  return link && link !== 'newer' ? link.settings : DEFAULT_VIEW;
}

/** @returns whether they were stored */
export const storeSettings = (settings: ViewSettings): boolean =>
  storage.set(STORED.settings, writeViewLink(settings, null));
