/**
 * The smallest possible server on node:http: it sends from memory the responses that it fetched from another server when
 * it started. For example: `node bare-server.ts http://localhost:3000 / /api/countries`.
 */
import { createServer, get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { LIMITS } from '../../../../server/http-server.ts';
import { ACCEPT_ENCODING } from './load.ts';

async function capture(address: string) {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const options = { agent: false, headers: { 'accept-encoding': ACCEPT_ENCODING } };
    get(address, options, resolve).on('error', reject);
  });
  // Node adds these two itself.
  const { date: _date, connection: _connection, ...headers } = response.headers;
  return { headers, body: await buffer(response) };
}

const [origin = '', ...paths] = process.argv.slice(2);
const captured = new Map(
  await Promise.all(paths.map(async (path) => [path, await capture(origin + path)] as const)),
);

/** The other server's limits, which Node names in each response. */
const { keepAliveTimeout, maxRequestsPerSocket } = LIMITS;

const server = createServer({ keepAliveTimeout }, (request, response) => {
  const copy = captured.get(request.url ?? '');
  if (!copy) throw new Error(`${request.url} was not captured`);
  response.writeHead(200, copy.headers);
  response.end(copy.body);
});
Object.assign(server, { maxRequestsPerSocket }).listen(0, 'localhost');
