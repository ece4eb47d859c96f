import { WORLD_BANK } from '#words/form.ts';

/**
 * A publisher's name in the page's language. Responses, links and saved data have the English one.
 * @example namePublisher('World Bank') // 'Weltbank' in German
 */
export const namePublisher = (source: string): string => (source === 'World Bank' ? WORLD_BANK : source);
