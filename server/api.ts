import { type Context, Hono } from 'hono';
import { countryList, findFigure, findLifeTable } from './snapshot.ts';

const A_DAY = { 'cache-control': 'public, max-age=86400' };
const COUNTRY_CODE = /^[a-z]{3}$/i;

/** Answers with what is known of one economy: 400 for what is no code, 404 for one that nothing is known of. */
function answerByCode<T extends object>(context: Context, find: (code: string) => T | undefined) {
  const code = context.req.param('code') ?? '';
  if (!COUNTRY_CODE.test(code)) {
    return context.json({ error: 'A country code has three letters, such as JPN.' }, 400);
  }
  const found = find(code.toUpperCase());
  return found
    ? context.json(found, 200, A_DAY)
    : context.json({ error: 'Nothing is known for this country code.' }, 404);
}

/** The routes of the own server, which answer from the snapshot. */
export function createApi() {
  return new Hono()
    .basePath('/api')
    .get('/countries', (context) => context.json(countryList, 200, A_DAY))
    .get('/life-expectancy/:code', (context) => answerByCode(context, findFigure))
    .get('/life-table/:code', (context) => answerByCode(context, findLifeTable))
    .all('/*', (context) => context.json({ error: 'There is nothing at this address.' }, 404));
}
