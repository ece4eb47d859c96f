import { env } from 'cloudflare:workers';
import { createApp } from './app.ts';
import { parseConfig } from './config.ts';
import { createWorker } from './fetch-handler.ts';
import { type Files, loadSite } from './site.ts';

type EncodedFiles = Readonly<Record<string, string>>;

/** The page's files in Base64, which the build puts here: a Worker has no disk. */
declare const BUILT_FILES: { readonly client: EncodedFiles; readonly compressed: EncodedFiles };

const decode = (files: EncodedFiles): Files =>
  new Map(Object.entries(files).map(([path, text]) => [path, Buffer.from(text, 'base64')]));

const config = parseConfig(env);
const { client, compressed } = BUILT_FILES;
const site = loadSite({ client: decode(client), compressed: decode(compressed) }, config);

/** The whole server as a Cloudflare Worker. */
export default createWorker(createApp(site, config));
