import { Agent, request as send } from 'node:http';

const agent = new Agent({ keepAlive: true });

/** Headers that Node's HTTP server adds to the app's. */
const SERVER_HEADERS = new Set(['connection', 'date', 'keep-alive']);

/**
 * Sends a request over a connection. Unlike `fetch`, it neither normalizes the path nor decompresses the body.
 * @param address such as `http://127.0.0.1:3000`
 */
export function requestOverHttp(address: string, path: string, init?: RequestInit): Promise<Response> {
  const { method, headers } = new Request(address, init);
  const encodedPath = path.replaceAll(/[^\x21-\x7e]+/g, encodeURIComponent);
  return new Promise((resolve, reject) => {
    const request = send(address, { agent, method, path: encodedPath, headers: Object.fromEntries(headers) });
    request.on('error', reject).on('response', async (incoming) => {
      const { statusCode: status = 0, headersDistinct } = incoming;
      const pairs = Object.entries(headersDistinct).flatMap(([name, values = []]) =>
        SERVER_HEADERS.has(name) ? [] : values.map((value): [string, string] => [name, value]),
      );
      const body = Buffer.concat(await incoming.toArray());
      resolve(new Response(body.byteLength === 0 ? null : body, { status, headers: pairs }));
    });
    request.end();
  });
}
