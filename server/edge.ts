import { env } from 'cloudflare:workers';
import { createApp } from './app.ts';
import { parseConfig } from './config.ts';
import { createWorker } from './fetch-handler.ts';
import { type BuiltFiles, type Files, loadSite } from './site.ts';

type EncodedFiles = Readonly<Record<string, string>>;
type EncodedBuild = { readonly client: EncodedFiles; readonly compressed: EncodedFiles };

/** The page's files in Base64, which the build puts here: a Worker has no disk. */
declare const BUILT_FILES: EncodedBuild & { readonly previous: EncodedBuild };

const decode = (files: EncodedFiles): Files =>
  new Map(Object.entries(files).map(([path, text]) => [path, Buffer.from(text, 'base64')]));

const decodeBuild = ({ client, compressed }: EncodedBuild): BuiltFiles => ({
  client: decode(client),
  compressed: decode(compressed),
});

const config = parseConfig(env);
// Named once: the build writes the files wherever their name stands.
const built = BUILT_FILES;
const site = loadSite({ ...decodeBuild(built), previous: decodeBuild(built.previous) }, config);

/** The whole server as a Cloudflare Worker. */
export default createWorker(createApp(site, config));
