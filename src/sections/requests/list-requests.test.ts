import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { RecordedRequest } from '../../platform/watch-requests.ts';
import { listRequests, type Site } from './list-requests.ts';

const SITE = 'https://example.org';
const BANK = 'https://bank.example/v2';
const KNOWN: Site = { origin: SITE, api: '/LIF/api/', worldBank: BANK };

const request = (address: string, other: Partial<RecordedRequest> = {}): RecordedRequest => ({
  address,
  at: 0,
  bytes: 300,
  isAnswered: true,
  by: 'page',
  ...other,
});

const list = (recorded: readonly RecordedRequest[], site = KNOWN) => {
  const { groups, onDevice } = listRequests(recorded, site);
  return { onDevice, ...Object.fromEntries(groups.map(({ kind, requests }) => [kind, requests])) };
};

test('a request is one for figures, for a file of the page or for use offline, or goes elsewhere', () => {
  const { groups, onDevice } = listRequests(
    [
      request(`${SITE}/LIF/`),
      request(`${SITE}/LIF/assets/index.js`),
      request(`${SITE}/LIF/assets/index.js`, { by: 'worker' }),
      request(`${SITE}/LIF/api/countries.json`),
      request(`${SITE}/LIF/api/life-expectancy/JPN.json`),
      request(`${BANK}/country?format=json`, { bytes: 0 }),
      request(`${BANK}/country/CAN/indicator/SP.DYN.LE00.IN?format=json`, { bytes: 0 }),
      request('https://example.org.evil.example/'),
    ],
    KNOWN,
  );
  expect(groups.map(({ kind, requests, codes }) => [kind, requests.length, codes])).toEqual([
    ['worldBank', 2, ['CAN']],
    ['figures', 2, ['JPN']],
    ['elsewhere', 1, []],
    ['page', 2, []],
    ['offline', 1, []],
  ]);
  expect(onDevice).toBe(0);
});

test('a file of the page that came from the device is counted, and not listed; one that failed is', () => {
  const sent = request(`${SITE}/LIF/a.js`);
  const failed = request(`${SITE}/LIF/b.js`, { bytes: 0, isAnswered: false });
  expect(list([request(`${SITE}/LIF/`, { bytes: 0 }), sent, failed])).toEqual({
    page: [sent, failed],
    onDevice: 1,
  });
});

// Chromium and Firefox report no size to the page, and WebKit none to the worker.
test.each([
  [0, 1300],
  [1300, 0],
])('figures that the worker requested for the page are listed once: %i and %i bytes', (page, worker) => {
  const address = `${SITE}/LIF/api/life-expectancy/JPN.json`;
  const both = [request(address, { bytes: page }), request(address, { bytes: worker, by: 'worker' })];
  expect(list(both)).toEqual({ figures: [request(address, { bytes: 1300 })], onDevice: 0 });
});

test('figures from the device have no size, even if the same were requested over the network before', () => {
  const address = `${SITE}/LIF/api/life-expectancy/JPN.json`;
  const now = request(address, { at: 60_000, bytes: 0 });
  expect(list([now, request(address, { by: 'worker' })])).toEqual({ figures: [now], onDevice: 0 });
});

test('figures are listed even if the browser has stopped the worker that requested them', () => {
  const figure = request(`${SITE}/LIF/api/life-expectancy/JPN.json`, { bytes: 0 });
  expect(list([figure])).toEqual({ figures: [figure], onDevice: 0 });
});

test('without the World Bank, its addresses are elsewhere', () => {
  const sent = request(`${BANK}/country/CAN/`);
  expect(list([sent], { ...KNOWN, worldBank: '' })).toEqual({ elsewhere: [sent], onDevice: 0 });
});

test('the newest come first, and no request of the page is left out', () => {
  const recorded = fc.record({
    address: fc.constantFrom('https://elsewhere.example/', `${SITE}/LIF/api/x`, `${SITE}/LIF/y`, `${BANK}/z`),
    at: fc.nat(),
    bytes: fc.nat({ max: 3 }),
    isAnswered: fc.boolean(),
    by: fc.constantFrom('page' as const, 'worker' as const),
  });
  fc.assert(
    fc.property(fc.array(recorded), (all) => {
      const { groups, onDevice } = listRequests(all, KNOWN);
      for (const { requests } of groups) {
        expect(requests).toEqual(requests.toSorted((one, other) => other.at - one.at));
      }
      const ofPage = groups.flatMap(({ requests }) => requests).filter(({ by }) => by === 'page');
      expect(ofPage.length + onDevice).toBe(all.filter(({ by }) => by === 'page').length);
    }),
  );
});
