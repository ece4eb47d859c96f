/** The rules about imports between folders, for oxlint.config.ts. */
import { readdirSync } from 'node:fs';

/** A folder of the project, what it may import besides itself, and the linter's message. */
interface Package {
  readonly path: string;
  /** Paths of other packages. Packages from npm are allowed, except React with `withoutReact`. */
  readonly mayImport: readonly string[];
  readonly withoutReact?: boolean;
  readonly reason: string;
}

/** The folders of `src/sections`: one for each thing that a visitor sees. */
const SECTIONS = readdirSync(new URL('../src/sections', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => `src/sections/${name}`);

const LOWER_PACKAGES = [
  'src/life',
  'src/world',
  'src/words',
  'src/platform',
  'src/events',
  'src/document',
  'src/ui',
  'src/weeks',
];

/** Which package may import which, in one direction only. The linter's rules are made from this list. */
export const PACKAGES: readonly Package[] = [
  {
    path: 'src/life',
    mayImport: [],
    withoutReact: true,
    reason: 'life/ is the lowest package: pure rules that import nothing but each other.',
  },
  {
    path: 'src/world',
    mayImport: ['src/life'],
    withoutReact: true,
    reason: 'world/ fetches facts and checks them; higher packages show them.',
  },
  {
    path: 'src/words',
    mayImport: ['src/life', 'src/world'],
    withoutReact: true,
    reason: 'words/ puts figures into words; it does not know how they look.',
  },
  {
    path: 'src/platform',
    mayImport: ['src/life', 'src/words'],
    reason:
      'platform/ wraps the browser’s APIs: of the product it may use only calendar days and its language.',
  },
  {
    path: 'src/events',
    mayImport: ['src/life', 'src/words'],
    withoutReact: true,
    reason:
      'events/ reads, checks and describes moments, chapters and people; it knows neither the form nor the page.',
  },
  {
    path: 'src/document',
    mayImport: ['src/life', 'src/world', 'src/words', 'src/events'],
    withoutReact: true,
    reason:
      'document/ is what the visitor entered; it does not know how that is edited or shown, nor a page.',
  },
  {
    path: 'src/ui',
    mayImport: ['src/life', 'src/words', 'src/platform', 'src/events', 'src/document'],
    reason: 'ui/ is what several sections are made of; it knows none of them.',
  },
  {
    path: 'src/weeks',
    mayImport: ['src/life', 'src/words', 'src/platform', 'src/events', 'src/document', 'src/ui'],
    reason: 'weeks/ draws the weeks of a life wherever they are shown; it knows none of these places.',
  },
  {
    path: 'src/results',
    mayImport: LOWER_PACKAGES,
    reason: 'results/ gives all sections the life that they show; it knows none of them.',
  },
  ...SECTIONS.map((path) => ({
    path,
    mayImport: [...LOWER_PACKAGES, 'src/results'],
    reason: 'A section does not import another one, nor the app that combines them.',
  })),
  {
    path: 'src/view',
    mayImport: LOWER_PACKAGES,
    withoutReact: true,
    reason: 'view/ is a page of its own, small enough to open at once: it shows a life without React.',
  },
  {
    path: 'src/service-worker',
    mayImport: ['src/world', 'src/words'],
    withoutReact: true,
    reason:
      'service-worker/ is a separate program: it answers as the server does, and of the page it has only words.',
  },
  {
    path: 'src/app',
    mayImport: [...LOWER_PACKAGES, 'src/results', ...SECTIONS],
    reason: 'app/ is the page: the server, the tests and the gallery depend on it, not the other way round.',
  },
  {
    path: 'server',
    mayImport: ['src/world', 'src/platform', 'src/service-worker'],
    withoutReact: true,
    reason: 'The server serves facts and files; it renders nothing.',
  },
];

/** All folders that a rule can forbid. */
const FOLDERS = [...PACKAGES.map(({ path }) => path), 'data/pipeline', 'gallery', 'scripts', 'tests'];

const lastName = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** The linter's patterns for a package’s forbidden imports. They match import specifiers as written. */
export const listForbidden = ({ path, mayImport, withoutReact }: Package): string[] => [
  ...FOLDERS.filter((folder) => folder !== path && !mayImport.includes(folder)).map(
    (folder) => `**/${lastName(folder)}/**`,
  ),
  ...(path === 'src/words' || mayImport.includes('src/words') ? [] : ['#words/**']),
  ...(withoutReact ? ['react', 'react-dom', 'react/**', 'react-dom/**'] : []),
];
