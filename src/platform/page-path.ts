import { LANGUAGE } from '#words/form.ts';

/** The path of the site, which all languages share: `/`, or `/life/` on a domain with other pages. */
export const SITE_PATH: string = import.meta.env.BASE_URL;

/** The path of the page in its language: `/`, `/de/`. */
export const pagePath = (): string => SITE_PATH + LANGUAGE.path;
