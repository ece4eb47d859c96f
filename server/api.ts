import { Hono } from 'hono';
import { countryList, findFigure } from './snapshot.ts';

const A_DAY = { 'cache-control': 'public, max-age=86400' };
const COUNTRY_CODE = /^[a-z]{3}$/i;

/** The routes of the own server, which answer from the snapshot. */
export function createApi() {
  return new Hono()
    .basePath('/api')
    .get('/countries', (context) => context.json(countryList, 200, A_DAY))
    .get('/life-expectancy/:code', (context) => {
      const code = context.req.param('code');
      if (!COUNTRY_CODE.test(code)) {
        return context.json({ error: 'A country code has three letters, such as JPN.' }, 400);
      }
      const figure = findFigure(code.toUpperCase());
      return figure
        ? context.json(figure, 200, A_DAY)
        : context.json({ error: 'No life expectancy is known for this country code.' }, 404);
    })
    .all('/*', (context) => context.json({ error: 'There is nothing at this address.' }, 404));
}
