import { readFileSync } from 'node:fs';

/** The first script of the page, with a hash in its name. */
function findScript(): string {
  const page = readFileSync(new URL('../../../../dist/client/index.html', import.meta.url), 'utf8');
  const [, script] = /<script[^>]* src="(\/assets\/[^"]+)"/.exec(page) ?? [];
  if (!script) throw new Error('The built page has no script');
  return script;
}

/** One of each kind of response. */
export const findMeasuredResponses = () => [
  { name: 'JSON', path: '/api/life-expectancy/JPN' },
  { name: 'Page', path: '/' },
  { name: 'Hashed file', path: findScript() },
];
