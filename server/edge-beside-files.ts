import { env } from 'cloudflare:workers';
import { createApiResources } from './api.ts';
import { createApp } from './app.ts';
import { parseConfig } from './config.mjs';
import { decodeBuilt } from './decode-built.ts';
import { createWorker } from './fetch-handler.ts';
import { loadSite } from './site.ts';

const config = parseConfig(env);

/** The server as a Cloudflare Worker that gets only the requests for paths without an exported file. */
export default createWorker(createApp(loadSite(decodeBuilt(), config), config, createApiResources()));
