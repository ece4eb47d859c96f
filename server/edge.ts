import { env } from 'cloudflare:workers';
import { createApp } from './app.ts';
import { parseConfig } from './config.mjs';
import { decodeBuilt } from './decode-built.ts';
import { createWorker } from './fetch-handler.ts';
import { loadSite } from './site.ts';

const config = parseConfig(env);

/** The whole server as a Cloudflare Worker. */
export default createWorker(createApp(loadSite(decodeBuilt(), config), config));
