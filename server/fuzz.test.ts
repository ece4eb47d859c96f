import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { malformedRequest } from '../tests/fixtures/malformed/malformed-requests.ts';
import { SMALL_APP } from '../tests/fixtures/site.ts';
import { findFaults } from '../tests/support/server/find-faults.ts';
import { listen } from '../tests/support/server/listen.ts';
import { requestOverHttp } from '../tests/support/server/request-over-http.ts';
import { sendAndEnd } from '../tests/support/server/send-raw.ts';
import { createHttpServer } from './http-server.ts';

const REQUESTS = 4000;
/** Always the same requests, so that a failure is never a matter of luck, unless `FUZZ_SEED` names others. */
const seed = Number(process.env['FUZZ_SEED'] || '20261122');
if (!Number.isSafeInteger(seed)) throw new Error('FUZZ_SEED must be a whole number, such as 20261122.');

const server = createHttpServer(SMALL_APP, { add: () => {}, flush: () => {} });
let port = 0;
beforeAll(async () => {
  port = await listen(server);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test(`${REQUESTS} malformed requests get no more than they ask for`, async () => {
  const property = fc.asyncProperty(malformedRequest, async (request) => {
    const faults = findFaults(request, await sendAndEnd(port, request.bytes));
    if (faults.length > 0) throw new Error(faults.join('; '));
    const page = await requestOverHttp(`http://localhost:${port}`, '/');
    expect([page.status, await page.text()]).toEqual([200, '<h1>The page</h1>']);
  });
  const { failed, counterexample, errorInstance } = await fc.check(property, { seed, numRuns: REQUESTS });
  if (!failed) return;
  const [request] = counterexample ?? [];
  throw new Error(
    `${String(errorInstance)}\nfor ${JSON.stringify(request)}\nTo repeat it: FUZZ_SEED=${seed} npx vitest run server/fuzz.test.ts`,
  );
}, 300_000);
