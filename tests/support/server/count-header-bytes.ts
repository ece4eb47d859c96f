import { once } from 'node:events';
import { connect, createServer } from 'node:http2';

/** The connection's own frame that may come with the first response. */
const SETTINGS_BYTES = 9;

/**
 * How many bytes HTTP/2 sends for the headers of a first response: it compresses them (HPACK), hardly more than HTTP/3.
 */
export async function countHeaderBytes(headers: Readonly<Record<string, string>>): Promise<number> {
  // A body without content: its length must not be that of another.
  const { 'content-length': _, ...sent } = headers;
  const server = createServer((_request, response) => {
    response.writeHead(200, sent).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const client = connect(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`);
  await once(client, 'remoteSettings');
  const before = client.socket.bytesRead;
  const response = client.request().resume();
  await once(response, 'end');
  const bytes = client.socket.bytesRead - before - SETTINGS_BYTES;
  client.close();
  server.close();
  return bytes;
}
