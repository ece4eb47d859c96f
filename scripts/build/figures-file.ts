/** The figures of every country as one file of the page: for the service worker, and without the World Bank for everybody. */
import { readFileSync } from 'node:fs';
import { hashName } from './precache-list.ts';

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

const content = JSON.stringify({
  snapshot: readJson('data/snapshot.json'),
  lifeTables: readJson('data/life-tables.json'),
  populations: readJson('data/populations.json'),
  timeUse: readJson('data/time-use.json'),
});

/** The file, and its path below the site's. */
export const FIGURES = { path: `assets/${hashName('figures', 'json', content)}`, content };
