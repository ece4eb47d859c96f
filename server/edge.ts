import { env } from 'cloudflare:workers';
import { createApp } from './app.ts';
import { compressVariants } from './compress-variants.ts';
import { parseConfig } from './config.ts';
import { type Files, loadSite } from './site.ts';
import { createWorker } from './worker.ts';

/** The build puts the page's files here, in Base64: a Worker has no disk. */
declare const BUILT_FILES: Readonly<Record<'client' | 'compressed', Readonly<Record<string, string>>>>;

const decode = (files: Readonly<Record<string, string>>): Files =>
  new Map(Object.entries(files).map(([path, text]) => [path, Buffer.from(text, 'base64')]));

const config = parseConfig(env);
const { client, compressed } = BUILT_FILES;
const site = loadSite({ client: decode(client), compressed: decode(compressed) }, config);

/** The whole server as a Cloudflare Worker. */
export default createWorker(createApp(site, config, compressVariants));
