/** The list of a build’s files with their hashes, for build-page.ts and verify. */
import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { createApiResources } from '../server/api.ts';
import { injectSettings, UNFILLED } from '../server/inject-settings.ts';
import { type Files, hashBuild } from '../server/site.ts';

/** Where the list is, below the page's path. */
export const BUILD_LIST = '.well-known/build.json';

/** The hash of a page without a domain, which names no addresses. */
const WITHOUT_SITE_URL = 'sha256-without-site-url';

/** A file of a build. */
export interface ListedFile {
  /** Its path below the page's: `de/index.html`. */
  readonly name: string;
  /** The SHA-256 of its bytes as built, in hexadecimal digits. A page has its placeholders instead of settings. */
  readonly sha256: string;
  /** That of a page without the elements that need `SITE_URL`. */
  readonly withoutSiteUrl?: string | undefined;
}

/** The parts of a build. */
export interface BuildList {
  /** As at `/healthz`. */
  readonly build: string;
  readonly files: readonly ListedFile[];
}

export const hashOf = (body: string | Uint8Array): string => createHash('sha256').update(body).digest('hex');

/** The same as files of the page that need no server: figures of countries. */
const apiFiles = (): [string, Uint8Array][] =>
  [...createApiResources()].flatMap(([path, { representations }]) =>
    representations
      .filter(({ coding }) => coding === 'identity')
      .map(({ body }): [string, Uint8Array] => [path, body]),
  );

function describeFile([path, body]: readonly [string, Uint8Array]) {
  const file = { name: path.slice(1), digest: { sha256: hashOf(body) } };
  if (!path.endsWith('.html')) return file;
  const html = new TextDecoder().decode(body);
  const withoutSiteUrl = hashOf(injectSettings(html, { ...UNFILLED, siteUrl: '' }));
  return { ...file, annotations: { [WITHOUT_SITE_URL]: withoutSiteUrl } };
}

/**
 * Lists the files of a build as an in-toto statement with the predicate of a release, which is what tools for signing
 * and checking have agreed on.
 * @param client the files of the page, as built
 * @param page its name and version
 */
export function listBuild(client: Files, page: { readonly name: string; readonly version: string }): string {
  const files = [...client, ...apiFiles()].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const statement = {
    _type: 'https://in-toto.io/Statement/v1',
    subject: files.map(describeFile),
    predicateType: 'https://in-toto.io/attestation/release/v0.1',
    predicate: { purl: `pkg:generic/${page.name}@${page.version}%2B${hashBuild(client)}` },
  };
  return `${JSON.stringify(statement, null, 1)}\n`;
}

const SHA256 = v.pipe(v.string(), v.regex(/^[\da-f]{64}$/));
const LIST = v.object({
  subject: v.pipe(
    v.array(
      v.object({
        // Relative to the page, so that no other address can be requested.
        name: v.pipe(v.string(), v.regex(/^[\w.-][\w./-]*$/), v.excludes('..')),
        digest: v.object({ sha256: SHA256 }),
        annotations: v.optional(v.object({ [WITHOUT_SITE_URL]: SHA256 })),
      }),
    ),
    v.minLength(1),
  ),
  predicate: v.object({ purl: v.pipe(v.string(), v.regex(/%2B[\w-]+$/)) }),
});

/** Reads such a list. @returns undefined if it is none */
export function parseBuildList(text: string): BuildList | undefined {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    return undefined;
  }
  const read = v.safeParse(LIST, content);
  if (!read.success) return undefined;
  const { subject, predicate } = read.output;
  return {
    build: predicate.purl.slice(predicate.purl.lastIndexOf('%2B') + 3),
    files: subject.map(({ name, digest, annotations }) => ({
      name,
      sha256: digest.sha256,
      withoutSiteUrl: annotations?.[WITHOUT_SITE_URL],
    })),
  };
}
