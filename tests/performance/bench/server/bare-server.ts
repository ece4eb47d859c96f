/**
 * The least that a server on node:http can be: it gives out, from memory, what it has got from another server when it
 * started. For example: `node bare-server.ts http://localhost:3000 / /api/countries`.
 */
import { createServer, get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { ACCEPT_ENCODING } from './load.ts';

async function capture(address: string) {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const options = { agent: false, headers: { 'accept-encoding': ACCEPT_ENCODING } };
    get(address, options, resolve).on('error', reject);
  });
  // Node adds these two by itself.
  const { date: _date, connection: _connection, ...headers } = response.headers;
  return { headers, body: await buffer(response) };
}

const [origin = '', ...paths] = process.argv.slice(2);
const answers = new Map(
  await Promise.all(paths.map(async (path) => [path, await capture(origin + path)] as const)),
);

/** As long as the other server keeps a connection: Node says so in each answer. */
const keepAliveTimeout = 65_000;

createServer({ keepAliveTimeout }, (request, response) => {
  const answer = answers.get(request.url ?? '');
  if (!answer) throw new Error(`${request.url} was not captured`);
  response.writeHead(200, answer.headers);
  response.end(answer.body);
}).listen(0, 'localhost');
