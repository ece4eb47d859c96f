import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

/** The least that a server of the page is: Node's own, without a limit, which answers every request with the page. */
const page = readFileSync('dist/client/index.html');
const server = createServer((_request, response) => response.end(page));
server.listen(0, 'localhost', () =>
  process.stdout.write(`It is at http://localhost:${server.address().port}\n`),
);
