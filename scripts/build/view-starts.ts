/** A Vite plugin with the scripts that start the view in each language, for build-view.ts and vite.config.ts. */
import type { ServerResponse } from 'node:http';
import type { Plugin } from 'vite';
import { listWordFolders, WORDS } from '../words/compile.ts';

const START_VIEW = /^\/start-view\/([\w-]+)\.ts$/;

/** The path of the view, with its language. */
const VIEW = /^\/(?:([\w-]+)\/)?view\/(?:\?.*)?$/;

type Send = (
  response: ServerResponse,
  next: (error: unknown) => void,
  url: string,
  folder: string,
) => Promise<void>;

/** The module that starts the view in a language. @param folder of its words */
export const viewStart = (folder: string): string => `/start-view/${folder}.ts`;

/** The modules that start the view, by name. */
export const viewStarts = (): Record<string, string> =>
  Object.fromEntries(listWordFolders().map((folder) => [`${folder}-view`, viewStart(folder)]));

/**
 * A module for each language that has its first words and those of the view, and starts it. In development, it also sends
 * the view's page.
 */
export const viewLanguages = (): Plugin => ({
  name: 'view-languages',
  enforce: 'pre',
  resolveId: (id) => (START_VIEW.test(id) ? id : undefined),
  load(id) {
    const [, folder] = START_VIEW.exec(id) ?? [];
    if (!folder) return undefined;
    return `import { setWords as setForm } from '/${WORDS}/current/form.ts';
      import { setWords as setView } from '/${WORDS}/current/view.ts';
      import { WORDS as FORM } from '/${WORDS}/${folder}/form.ts';
      import { WORDS as VIEW } from '/${WORDS}/${folder}/view.ts';
      import { startView } from '/src/view/entry-view.ts';
      setForm(FORM);
      setView(VIEW);
      startView();`;
  },
  configureServer(server) {
    const write = async (url: string, folder: string): Promise<string> => {
      const { writeViewIn } = await server.ssrLoadModule('/src/app/entry-prerender.tsx');
      return server.transformIndexHtml(url, await writeViewIn(folder, viewStart(folder)));
    };
    const send: Send = async (response, next, ...page) => {
      try {
        const html = await write(...page);
        response.setHeader('content-type', 'text/html; charset=utf-8');
        response.end(html);
      } catch (error) {
        next(error);
      }
    };
    server.middlewares.use((request, response, next) => {
      const { url = '' } = request;
      const match = VIEW.exec(url);
      const [, folder = 'en'] = match ?? [];
      if (!match || !listWordFolders().includes(folder)) return next();
      void send(response, next, url, folder);
    });
  },
});
