/** Compares a deployed site with the list of a build, for verify. */
import type { Config } from '../../server/config.mjs';
import { injectSettings, type PageSettings } from '../../server/inject-settings.ts';
import { type BuildList, hashOf, type ListedFile } from '../build-list.ts';
import { findPolicy } from '../page-policy.ts';
import { compareHeaders, expectHeaders, type HeaderProblem, isPagePolicy } from './compare-headers.ts';
import { findSuperfluous, isPage, unfill } from './compare-page.ts';
import { type Answer, ENCODINGS, type Encoding, fetchFile, NoAnswerError } from './fetch-file.ts';

export interface Finding {
  readonly verdict: 'the same' | 'different' | 'missing' | 'superfluous';
  /** The file's path below the page's, or an address. */
  readonly name: string;
  /** The difference, or the place where something superfluous was found. */
  readonly detail?: string | undefined;
}

/** A deployed site, and what it is compared with. */
export interface Site {
  /** The address of the page in English. */
  readonly home: URL;
  readonly list: BuildList;
  readonly settings: PageSettings;
  /** The same settings as the server reads them. */
  readonly config: Config;
}

/** A file with everything that was answered. */
interface Fetched {
  readonly file: ListedFile;
  readonly answers: readonly { readonly encoding: Encoding; readonly answer: Answer | NoAnswerError }[];
}

const AT_ONCE = 8;
const isHtml = ({ name }: ListedFile) => name.endsWith('.html');
const isNotFoundPage = ({ name }: ListedFile) => /(?:^|\/)404\.html$/.test(name);
const decode = (body: Uint8Array) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(body);

/** The address of a file: that of a page is its folder. */
const addressOf = (home: URL, { name }: ListedFile) =>
  new URL(name.replace(/(^|\/)index\.html$/, '$1'), home);

async function fetchEach(home: URL, file: ListedFile): Promise<Fetched> {
  const answers = ENCODINGS.map(async (encoding) => {
    const answer = await fetchFile(addressOf(home, file), encoding).catch((error: unknown) => {
      if (error instanceof NoAnswerError) return error;
      throw error;
    });
    return { encoding, answer };
  });
  return { file, answers: await Promise.all(answers) };
}

/** Fetches all files, a few at a time. */
async function fetchAll(home: URL, files: readonly ListedFile[]): Promise<Fetched[]> {
  const waiting = [...files];
  const fetched = new Map<ListedFile, Fetched>();
  const work = async () => {
    for (let file = waiting.shift(); file; file = waiting.shift()) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other in each of the lanes
      fetched.set(file, await fetchEach(home, file));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return files.flatMap((file) => fetched.get(file) ?? []);
}

/** Whether there is a file. A not-found page is sent with the status that otherwise says there is none. */
const isFound = (file: ListedFile, { status }: Answer) =>
  status === 200 || (status === 404 && isNotFoundPage(file));
const isGone = (file: ListedFile, answer: Answer | NoAnswerError) =>
  !(answer instanceof NoAnswerError) && [404, 410].includes(answer.status) && !isFound(file, answer);

/** Describes what is wrong with one answer. @returns undefined if it is the file */
function judge({ settings }: Site, file: ListedFile, answer: Answer | NoAnswerError): string | undefined {
  if (answer instanceof NoAnswerError) return `no answer (${answer.message})`;
  const { status, location, body } = answer;
  if (location) return `leads to ${location}`;
  if (!isFound(file, answer)) return `status ${status}`;
  const isSame = isHtml(file) ? isPage(file, decode(body), settings) : hashOf(body) === file.sha256;
  return isSame ? undefined : 'other content';
}

function describeFile(site: Site, { file, answers }: Fetched): Finding {
  const problems = answers.flatMap(({ encoding, answer }) => {
    const problem = judge(site, file, answer);
    return problem ? [{ encoding, problem }] : [];
  });
  const { name } = file;
  const [first] = problems;
  if (!first) return { verdict: 'the same', name };
  if (answers.every(({ answer }) => isGone(file, answer))) return { verdict: 'missing', name };
  const others = new Set(problems.map(({ problem }) => problem));
  const encodings = problems.map(({ encoding }) => encoding).join(', ');
  const detail = [...others].join('; ');
  return {
    verdict: 'different',
    name,
    detail: problems.length < answers.length ? `${detail}, only as ${encodings}` : detail,
  };
}

/** Finds addresses that changed pages load and the list does not have. */
function describeSuperfluous(site: Site, { file, answers }: Fetched): Finding[] {
  const names = new Set(site.list.files.map(({ name }) => name));
  const found = answers.flatMap(({ answer }) =>
    answer instanceof NoAnswerError ? [] : findSuperfluous(decode(answer.body), site.home, names),
  );
  return [...new Set(found)].map((name) => ({ verdict: 'superfluous', name, detail: `in ${file.name}` }));
}

/** The pages as the server fills them, of those that are the same. */
const refill = ({ settings }: Site, pages: readonly Fetched[]): string[] =>
  pages.flatMap(({ answers: [first] }) => {
    if (!first || first.answer instanceof NoAnswerError) return [];
    return injectSettings(unfill(decode(first.answer.body), settings), settings);
  });

/** Every answer's headers, and the policy in exported pages. A problem is named once, with the number of answers. */
function describeHeaders(site: Site, fetched: readonly Fetched[], same: readonly Fetched[]): Finding[] {
  const expected = expectHeaders(refill(site, same), site.config, site.home);
  const problems = new Map<string, { problem: HeaderProblem; names: Set<string> }>();
  const note = (problem: HeaderProblem, name: string) => {
    const key = `${problem.verdict} ${problem.name}`;
    const { names } = problems.get(key) ?? { names: new Set<string>() };
    problems.set(key, { problem, names: names.add(name) });
  };
  for (const { file, answers } of fetched) {
    for (const { answer } of answers) {
      if (answer instanceof NoAnswerError || answer.location) continue;
      for (const problem of compareHeaders(answer.headers, expected)) note(problem, file.name);
      const policy = isHtml(file) ? findPolicy(decode(answer.body)) : undefined;
      if (policy !== undefined && !isPagePolicy(policy, expected)) {
        note({ verdict: 'different', name: `policy in the page: ${policy}` }, file.name);
      }
    }
  }
  return [...problems.values()].map(({ problem, names }) => {
    const [first] = names;
    return {
      ...problem,
      detail: names.size > 1 ? `on ${names.size} files, such as ${first}` : `on ${first}`,
    };
  });
}

/**
 * Compares every file of a site with the list: its content in each encoding, and the headers.
 * @param site its English page must be there, with the settings that all pages are expected to have
 */
export async function compareSite(site: Site): Promise<Finding[]> {
  const fetched = await fetchAll(site.home, site.list.files);
  const files = fetched.map((each) => describeFile(site, each));
  const pages = fetched
    .map((each, index) => ({ each, isSame: files[index]?.verdict === 'the same' }))
    .filter(({ each }) => isHtml(each.file));
  const changed = pages.filter(({ isSame }) => !isSame).map(({ each }) => each);
  const same = pages.filter(({ isSame }) => isSame).map(({ each }) => each);
  return [
    ...files,
    ...changed.flatMap((each) => describeSuperfluous(site, each)),
    ...describeHeaders(site, fetched, same),
  ];
}
