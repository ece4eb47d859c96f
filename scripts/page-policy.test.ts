import { expect, test } from 'vitest';
import { securityHeaders } from '../server/security-headers.ts';
import { addPolicy, findPolicy, policyOfPage, removePolicy } from './page-policy.ts';

const HEADERS = securityHeaders({ script: ["'sha256-a+/='"], style: ["'sha256-b'"] }, [], []);
const PAGE = '<html><meta charset="utf-8" /><script>run()</script></html>';

test('a page has the policy right after its charset, where it is found and removed again', () => {
  const exported = addPolicy(PAGE, HEADERS);
  expect(exported).toContain(
    '<meta charset="utf-8" /><meta http-equiv="Content-Security-Policy" content="default-src',
  );
  expect(findPolicy(exported)).toBe(policyOfPage(HEADERS));
  expect(removePolicy(exported)).toBe(PAGE);
});

test('it has all of the header’s rules except frame-ancestors, which browsers take from headers only', () => {
  const rules = HEADERS['content-security-policy']?.split(';');
  expect(policyOfPage(HEADERS).split(';')).toEqual(
    rules?.filter((rule) => rule !== "frame-ancestors 'none'"),
  );
  expect(policyOfPage(HEADERS).split(';')).toHaveLength((rules?.length ?? 0) - 1);
});

test('the page has the referrer policy of the header as well', () => {
  expect(addPolicy(PAGE, HEADERS)).toContain(
    `<meta name="referrer" content="${HEADERS['referrer-policy']}" />`,
  );
});

test('a page without one is not changed', () => {
  expect(findPolicy(PAGE)).toBeUndefined();
  expect(removePolicy(PAGE)).toBe(PAGE);
});
