/** Compares the headers of a deployed site with those of the server, for verify. */
import { commonHeaders } from '../../server/app.ts';
import type { ResponseHeaders } from '../../server/app-response.ts';
import type { Config } from '../../server/config.mjs';
import { hashInline } from '../../server/inline-hashes.ts';
import { HTTPS_HEADERS } from '../../server/security-headers.ts';
import { policyOfPage } from '../page-policy.ts';

const POLICY = 'content-security-policy';

/** Headers that the server never sends, and that load something, store something or report what a visitor does. */
const UNWANTED = [
  'accept-ch',
  'activate-storage-access',
  'content-security-policy-report-only',
  'link',
  'nel',
  'refresh',
  'report-to',
  'reporting-endpoints',
  'service-worker-allowed',
  'set-cookie',
  'sourcemap',
  'speculation-rules',
  'x-sourcemap',
];

/**
 * The headers that the server sends with these pages.
 * @param pages their HTML, with the settings
 * @param home below a path, others decide whether the domain is HTTPS only
 */
export function expectHeaders(pages: readonly string[], config: Config, home: URL): ResponseHeaders {
  const isOwnDomain = home.protocol === 'https:' && home.pathname === '/';
  return {
    ...commonHeaders({ inlineHashes: hashInline(pages) }, config),
    ...(isOwnDomain ? HTTPS_HEADERS : {}),
  };
}

/** A policy in which the order of directives and sources does not count. */
const sortPolicy = (policy: string) =>
  policy
    .split(';')
    .map((directive) => directive.trim().split(/\s+/))
    .map(([name, ...sources]) => [name, ...sources.toSorted()].join(' '))
    .toSorted()
    .join(';');

/** Whether a policy of an exported page is the expected one, as far as a page can carry it. */
export const isPagePolicy = (found: string, headers: ResponseHeaders): boolean =>
  sortPolicy(found) === sortPolicy(policyOfPage(headers));

export interface HeaderProblem {
  readonly verdict: 'different' | 'missing' | 'superfluous';
  readonly name: string;
}

/** Describes what is wrong with the headers of a response. */
export function compareHeaders(found: Headers, expected: ResponseHeaders): HeaderProblem[] {
  const wrong = Object.entries(expected).flatMap(([name, value]): HeaderProblem[] => {
    const sent = found.get(name);
    if (sent === null) return [{ verdict: 'missing', name: `header ${name}` }];
    const isSame = name === POLICY ? sortPolicy(sent) === sortPolicy(value) : sent === value;
    return isSame ? [] : [{ verdict: 'different', name: `header ${name}: ${sent}` }];
  });
  const unwanted = UNWANTED.filter((name) => found.has(name));
  const type = found.get('content-type') ?? '';
  // In some other encodings, the same bytes are another page.
  const isUtf8 = !/charset/i.test(type) || /charset="?utf-8"?$/i.test(type);
  return [
    ...wrong,
    ...(isUtf8 ? [] : [{ verdict: 'different' as const, name: `header content-type: ${type}` }]),
    ...unwanted.map(
      (name): HeaderProblem => ({
        verdict: 'superfluous',
        name: `header ${name}: ${found.get(name)}`,
      }),
    ),
  ];
}
