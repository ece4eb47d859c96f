import { Agent, request as send } from 'node:http';

const agent = new Agent({ keepAlive: true });

/** What a server adds of its own to the answers of the app: the time, and how the connection goes on. */
const SERVERS_OWN = new Set(['connection', 'date', 'keep-alive']);

/**
 * Asks a server over a connection, with the path as it is written and the body as it arrives: `fetch` would tidy up
 * the one and decompress the other.
 * @param address such as `http://127.0.0.1:3000`
 */
export function requestOverHttp(address: string, path: string, init?: RequestInit): Promise<Response> {
  const { method, headers } = new Request(address, init);
  const letters = path.replaceAll(/[^\x21-\x7e]+/g, encodeURIComponent);
  return new Promise((resolve, reject) => {
    const request = send(address, { agent, method, path: letters, headers: Object.fromEntries(headers) });
    request.on('error', reject).on('response', async (incoming) => {
      const { statusCode: status = 0, headersDistinct } = incoming;
      const pairs = Object.entries(headersDistinct).flatMap(([name, values = []]) =>
        SERVERS_OWN.has(name) ? [] : values.map((value): [string, string] => [name, value]),
      );
      const body = Buffer.concat(await incoming.toArray());
      resolve(new Response(body.byteLength === 0 ? null : body, { status, headers: pairs }));
    });
    request.end();
  });
}
