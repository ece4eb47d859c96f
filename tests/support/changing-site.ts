import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildServiceWorker, listPages } from '../../scripts/build/build-worker.ts';
import { type BuiltServer, startServer } from './built-server.ts';
import { BUILT_LANGUAGES } from './languages.ts';
import { type ExportedFolder, serveStatically } from './static-servers.ts';

interface OtherAnswer {
  /** Defaults to 200. */
  readonly status?: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The response to a path: a status, a page, a file, none at all (`null`), or the server's own. */
type Wanted = number | string | OtherAnswer | null | undefined;
type Environment = Readonly<Record<string, string>>;

const HOST = '127.0.0.1';

/** A page in a folder of its own, which can be changed and served. */
interface Page {
  /** The path of the page. */
  readonly home: string;
  /** The folder of its files. */
  readonly client: string;
  readonly serve: (environment: Environment) => Promise<BuiltServer>;
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve) => {
    server.listen(port, HOST, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
}

/** Renames every chunk, as a build with other content does, and builds a worker that caches them. */
async function renew({ home, client }: Page, name: string): Promise<void> {
  const assets = join(client, 'assets');
  const files = readdirSync(assets);
  const chunks = new Set(files.filter((file) => file.endsWith('.js')));
  // The old name is part of the new one, so that two chunks never get the same.
  const rename = (file: string) => file.replace(/\.js$/, `-${name}.js`);
  const paths = { site: home, homes: BUILT_LANGUAGES.map(({ path }) => home + path) };
  const pages = listPages(paths).map(({ file }) => join(client, file));
  for (const file of [...pages, ...[...chunks].map((chunk) => join(assets, chunk))]) {
    const renamed = readFileSync(file, 'utf8')
      .replace(/ data-version="[^"]*"/, '')
      .replaceAll(/[\w.-]+\.js\b/g, (named) => (chunks.has(named) ? rename(named) : named));
    writeFileSync(pages.includes(file) ? file : rename(file), renamed);
  }
  const outdated = [...chunks, ...files.filter((file) => file.startsWith('figures-'))];
  for (const file of outdated) rmSync(join(assets, file));
  // Among the page's files, an exported folder has the API, which the worker answers from the figures.
  const [api, aside] = [join(client, 'api'), `${client}-api`];
  const hasApi = existsSync(api);
  if (hasApi) renameSync(api, aside);
  await buildServiceWorker(client, paths);
  if (hasApi) renameSync(aside, api);
}

/** A copy of the build for the project's own server. */
function copyBuild(folder: string): Page {
  for (const part of ['client', 'server'])
    cpSync(join('dist', part), join(folder, part), { recursive: true });
  // Compressed files are of the first version.
  mkdirSync(join(folder, 'compressed'));
  const serve = (environment: Environment) => startServer({ HOST, ...environment }, folder);
  return { home: '/', client: join(folder, 'client'), serve };
}

/** A copy of an exported folder for nginx. */
function copyExport({ folder: exported, home }: ExportedFolder, folder: string): Page {
  // Compressed files are of the first version, and pages never request what is for hosts.
  cpSync(exported, folder, { recursive: true, filter: (path) => !/\.(br|gz|nojekyll)$/.test(path) });
  const serve = async () => {
    const { url, stop } = await serveStatically('nginx', folder);
    return { url, stop, pid: undefined, log: () => '' };
  };
  return { home, client: join(folder, 'site', home).replace(/\/$/, ''), serve };
}

/**
 * The page on a server of its own, which can be stopped, can send other responses, and can publish other versions.
 * @param exported an exported folder, which nginx then serves instead of the project's own server
 */
export async function changingSite(exported?: ExportedFolder) {
  const folder = mkdtempSync(join(tmpdir(), 'changing-site-'));
  const page = exported ? copyExport(exported, folder) : copyBuild(folder);
  const { home, client, serve } = page;

  let wanted: (path: string, mode: string | undefined) => Wanted = () => undefined;
  let behind = await serve({});
  let logBefore = '';

  function answer(asked: IncomingMessage, answered: ServerResponse): void {
    const own = wanted(`/${asked.url?.slice(home.length)}`, asked.headers['sec-fetch-mode']?.toString());
    if (own === null) return;
    if (typeof own === 'number') {
      answered.writeHead(own).end();
    } else if (typeof own === 'string') {
      answered.writeHead(200, { 'content-type': 'text/html' }).end(own);
    } else if (own !== undefined) {
      answered.writeHead(own.status ?? 200, own.headers).end(own.body);
    } else {
      const { method, headers, url: path } = asked;
      request({ host: HOST, port: new URL(behind.url).port, method, headers, path }, (response) => {
        answered.writeHead(response.statusCode ?? 500, response.headers);
        response.pipe(answered);
      })
        // The server may be stopped in the middle of an answer.
        .on('error', () => answered.destroy())
        .end();
    }
  }

  let front = createServer(answer);
  const port = await listen(front, 0);
  const stop = async () => {
    front.closeAllConnections();
    await new Promise((resolve) => front.close(resolve));
    await behind.stop();
    logBefore += behind.log();
  };
  const start = async (environment: Environment = {}) => {
    behind = await serve(environment);
    front = createServer(answer);
    await listen(front, port);
  };

  return {
    /** The address of the page, with a slash at its end. */
    address: `http://${HOST}:${port}${home}`,
    stop,
    start,
    /** Replaces responses. @param as gets the path below the page's own and the request mode */
    answer: (as: typeof wanted) => {
      wanted = as;
    },
    /**
     * Publishes another version.
     * @param name becomes part of its chunks' names
     */
    publish: async (name: string) => {
      await stop();
      await renew(page, name);
      await start();
    },
    /** Everything that the project's own server has written. */
    log: () => logBefore + behind.log(),
    /** The version that is published. */
    version: () =>
      /data-version="([^"]*)"/.exec(readFileSync(join(client, 'index.html'), 'utf8'))?.[1] ?? 'none',
    close: async () => {
      if (front.listening) await stop();
      rmSync(folder, { recursive: true });
    },
  };
}
