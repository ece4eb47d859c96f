/** Finds the list, the page and its settings, compares them and puts the result into sentences, for verify. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, ConfigError, parseConfig, toEnvironment } from '../../server/config.mjs';
import { type PageSettings, readSettings } from '../../server/inject-settings.ts';
import { BUILD_LIST, type BuildList, hashOf, parseBuildList } from '../build-list.ts';
import { compareSite, type Finding, type Site } from './compare-site.ts';
import { fetchFile, NoAnswerError } from './fetch-file.ts';

/** docs/operations.md says what each means. */
const EXIT = { same: 0, changed: 1, otherVersion: 2, noPage: 3, usage: 4 };
const OWN_LIST = join('dist/client', BUILD_LIST);

/** Why nothing was compared, in a sentence. */
class CannotVerifyError extends Error {
  override readonly name = 'CannotVerifyError';
  readonly exitCode: number;

  constructor(exitCode: number, sentence: string) {
    super(sentence);
    this.exitCode = exitCode;
  }
}

interface Result {
  readonly exitCode: number;
  readonly text: string;
}

/** The address of a page, as one would paste it. */
function parseHome(text: string | undefined): URL {
  const url = text && URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash) {
    throw new CannotVerifyError(
      EXIT.usage,
      'Say which site: npm run verify -- https://example.org, or https://example.org/life/ for a page below a path.',
    );
  }
  if (!url.pathname.endsWith('/')) url.pathname += '/';
  return url;
}

async function fetchText(address: URL): Promise<string> {
  const { status, body, location } = await fetchFile(address, 'identity').catch((error: unknown) => {
    if (!(error instanceof NoAnswerError)) throw error;
    throw new CannotVerifyError(
      EXIT.noPage,
      `${address.href} does not answer (${error.message}). Is it up, and spelled right?`,
    );
  });
  if (location) {
    throw new CannotVerifyError(
      EXIT.noPage,
      `${address.href} leads to ${location}. If that is the site you mean, verify it by that address.`,
    );
  }
  if (status !== 200) {
    throw new CannotVerifyError(
      EXIT.noPage,
      `${address.href} answers with status ${status} instead of the page.`,
    );
  }
  return new TextDecoder().decode(body);
}

async function readList(source: string): Promise<BuildList> {
  const isAddress = /^https?:/.test(source);
  if (!isAddress && !existsSync(source)) {
    const hint =
      source === OWN_LIST ? 'Build the version that the site has (npm run build), or name its list.' : '';
    throw new CannotVerifyError(EXIT.usage, `There is no ${source}. ${hint}`.trim());
  }
  const text = isAddress ? await fetchText(new URL(source)) : readFileSync(source, 'utf8');
  const list = parseBuildList(text);
  if (!list) throw new CannotVerifyError(EXIT.usage, `${source} is not the list of a build.`);
  return { ...list, files: [...list.files, { name: BUILD_LIST, sha256: hashOf(text) }] };
}

/** Finds the page and its settings. */
async function readPage(home: URL): Promise<PageSettings> {
  const settings = readSettings(await fetchText(home));
  if (!settings) {
    throw new CannotVerifyError(
      EXIT.noPage,
      `${home.href} answers with a page that is not this one: perhaps one of its provider, or of another site.`,
    );
  }
  return settings;
}

/** The settings of a page as the server would read them. */
function toConfig(settings: PageSettings): Config {
  try {
    return parseConfig(toEnvironment(settings));
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    const sentence = `The page has a setting that no server takes: ${error.message}`;
    throw new CannotVerifyError(EXIT.changed, sentence);
  }
}

const describe = ({ verdict, name, detail }: Finding) =>
  `${verdict.padEnd('superfluous'.length)}  ${name}${detail ? ` (${detail})` : ''}`;

/** A server names the hash of the files that it has, so that a changed file is another build as well. */
const describeOther = (home: URL, found: string, listed: string) =>
  `${home.href} says that it is build ${found}, but the list is of build ${listed}. If most files are different, this is another version: compare it with the list of its own. If few are, they were changed.`;

function report({ home, list, settings }: Site, findings: readonly Finding[]): Result {
  const problems = findings.filter(({ verdict }) => verdict !== 'the same');
  const same = findings.filter(({ verdict }) => verdict === 'the same');
  const isOther = settings.build !== list.build;
  const text = `${[...same, ...problems].map(describe).join('\n')}

Settings that the server has filled into the pages, and that no list can know:
  contact     ${settings.contactEmail}
  tips        ${settings.tipUrl}
  World Bank  ${settings.worldBankUrl || 'off'}
  address     ${settings.siteUrl || 'none'}

Build ${list.build}: ${same.length} files are the same, ${problems.length} things are not.${isOther ? `\n${describeOther(home, settings.build, list.build)}` : ''}`;
  if (isOther) return { exitCode: EXIT.otherVersion, text };
  return { exitCode: problems.length > 0 ? EXIT.changed : EXIT.same, text };
}

async function verify([address, source = OWN_LIST, ...more]: readonly string[]): Promise<Result> {
  if (more.length > 0)
    throw new CannotVerifyError(EXIT.usage, `What is ${more.join(' ')}? Name a site, and at most one list.`);
  const home = parseHome(address);
  const list = await readList(source);
  const settings = await readPage(home);
  const site = { home, list, settings, config: toConfig(settings) };
  return report(site, await compareSite(site));
}

/**
 * Compares a deployed site with a build.
 * @param words the address of the page in English, and a list other than that of the build here: a file or an address
 */
export async function runVerify(words: readonly string[]): Promise<Result> {
  try {
    return await verify(words);
  } catch (error) {
    if (error instanceof CannotVerifyError) return { exitCode: error.exitCode, text: error.message };
    throw error;
  }
}
