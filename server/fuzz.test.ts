import fc from 'fast-check';
import { expect, inject, test } from 'vitest';
import { malformedRequest } from '../tests/fixtures/malformed/malformed-requests.ts';
import { findFaults } from '../tests/support/server/find-faults.ts';
import { request as requestNormally } from '../tests/support/server/request.ts';
import { sendAndEnd } from '../tests/support/server/send-raw.ts';

const REQUESTS = 4000;
/** Always the same requests, so that a failure is never a matter of luck, unless `FUZZ_SEED` names others. */
const seed = Number(process.env['FUZZ_SEED'] || '20261122');
if (!Number.isSafeInteger(seed)) throw new Error('FUZZ_SEED must be a whole number, such as 20261122.');
const runtime = inject('runtime') ?? 'node';
const port = Number(new URL(inject('address') ?? '').port);

test(`${REQUESTS} malformed requests get no more than they ask for`, async () => {
  const property = fc.asyncProperty(malformedRequest, async (request) => {
    const faults = findFaults(request, await sendAndEnd(port, request.bytes), runtime);
    if (faults.length > 0) throw new Error(faults.join('; '));
    const page = await requestNormally('/');
    expect([page.status, await page.text()]).toEqual([200, '<h1>The page</h1>']);
  });
  const { failed, counterexample, errorInstance } = await fc.check(property, { seed, numRuns: REQUESTS });
  if (!failed) return;
  const [request] = counterexample ?? [];
  throw new Error(
    `${String(errorInstance)}\nfor ${JSON.stringify(request)}\nTo repeat it: FUZZ_SEED=${seed} npm run fuzz`,
  );
}, 300_000);
