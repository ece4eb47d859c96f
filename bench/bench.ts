/** `npm run bench`: measures the built page and prints what came out, as tables. */

import { benchPage } from './page/bench-page.ts';
import { formatTable } from './tell.ts';

const tables = await benchPage();
console.log(tables.map(formatTable).join('\n'));
