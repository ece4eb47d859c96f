import { LANGUAGE } from '#words/form.ts';
import type { Language } from '../words/language.ts';
import { isOneFile, nameOneFile } from './edition.ts';

/** The path of the site, which all languages share: `/`, or `/life/` on a domain with other pages. */
export const SITE_PATH: string = import.meta.env.BASE_URL;

/** The address of the page in a language, from any other: in the one-file edition, the file beside it. */
export const addressIn = ({ tag, path }: Pick<Language, 'tag' | 'path'>): string =>
  isOneFile() ? nameOneFile(tag) : SITE_PATH + path;

/** The path of the page in its language: `/`, `/de/`. */
export const pagePath = (): string => SITE_PATH + LANGUAGE.path;
