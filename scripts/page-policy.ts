/** The policy in exported pages, for hosts that send no headers: the export adds it, and verify finds and removes it. */
import type { ResponseHeaders } from '../server/app-response.ts';

const writeMetas = (policy: string) =>
  `<meta http-equiv="Content-Security-Policy" content="${policy}" /><meta name="referrer" content="no-referrer" />`;
const METAS = new RegExp(writeMetas('([^"]*)'));

/** The policy that a page can carry: browsers take `frame-ancestors` from headers only. */
export const policyOfPage = (headers: ResponseHeaders): string =>
  (headers['content-security-policy'] ?? '')
    .split(';')
    .filter((directive) => !directive.startsWith('frame-ancestors'))
    .join(';');

/** Adds the policy of the headers to a page. With both, both have the same rules. */
export const addPolicy = (html: string, headers: ResponseHeaders): string =>
  html.replace(/<meta charset="[^"]*"[^>]*>/, (charset) => charset + writeMetas(policyOfPage(headers)));

/** The policy in a page, if it has one. */
export const findPolicy = (html: string): string | undefined => METAS.exec(html)?.[1];

/** The page without its policy. */
export const removePolicy = (html: string): string => html.replace(METAS, '');
