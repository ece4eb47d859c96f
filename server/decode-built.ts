import type { Built, BuiltFiles, Files } from './site.ts';

type EncodedFiles = Readonly<Record<string, string>>;
type EncodedBuild = { readonly client: EncodedFiles; readonly compressed: EncodedFiles };

/** The page's files in Base64, which the build puts here: a Worker has no disk. */
declare const BUILT_FILES: EncodedBuild & { readonly previous: EncodedBuild; readonly build: string };

const decode = (files: EncodedFiles): Files =>
  new Map(Object.entries(files).map(([path, text]) => [path, Buffer.from(text, 'base64')]));

const decodeBuild = ({ client, compressed }: EncodedBuild): BuiltFiles => ({
  client: decode(client),
  compressed: decode(compressed),
});

/** The output of the build that is part of a Worker. */
export function decodeBuilt(): Built {
  // Named once: the build inserts the files at each use of their name.
  const built = BUILT_FILES;
  return { ...decodeBuild(built), previous: decodeBuild(built.previous), build: built.build };
}
