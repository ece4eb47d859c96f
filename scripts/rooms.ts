/** A folder of the project, what it may import besides itself, and the linter's message. */
interface Room {
  readonly path: string;
  /** Paths of other rooms. Packages from npm are allowed, except React with `withoutReact`. */
  readonly mayImport: readonly string[];
  readonly withoutReact?: boolean;
  readonly reason: string;
}

const LOWER_ROOMS = [
  'src/life',
  'src/world',
  'src/messages',
  'src/content',
  'src/charts',
  'src/ui',
  'src/platform',
];

/** Parts of the form that the results use as well. */
const SHARED_FEATURES = ['src/features/schedule', 'src/features/entries'];

/** Which room may import which, in one direction only. The linter's rules are made from this list. */
export const ROOMS: readonly Room[] = [
  {
    path: 'src/life',
    mayImport: [],
    withoutReact: true,
    reason: 'life/ is the lowest room: pure rules that import nothing but each other.',
  },
  {
    path: 'src/world',
    mayImport: ['src/life'],
    withoutReact: true,
    reason: 'world/ fetches facts and checks them; higher rooms show them.',
  },
  {
    path: 'src/messages',
    mayImport: ['src/life'],
    withoutReact: true,
    reason: 'messages/ is the words of each language: what decides between them is in content/.',
  },
  {
    path: 'src/content',
    mayImport: ['src/life', 'src/messages', 'src/ui'],
    reason:
      'content/ is words about the rules of a life; it does not depend on where facts come from or how they look.',
  },
  {
    path: 'src/charts',
    mayImport: ['src/life'],
    reason: 'charts/ draws what it is given: words and figures are properties.',
  },
  {
    path: 'src/ui',
    mayImport: [],
    reason: 'ui/ knows no word of the domain, so that any page could use it.',
  },
  {
    path: 'src/platform',
    mayImport: ['src/life', 'src/messages'],
    reason:
      'platform/ wraps the browser’s APIs: of the product it may use only calendar days and its language.',
  },
  {
    path: 'src/features/schedule',
    mayImport: LOWER_ROOMS,
    reason: 'schedule/ is a part of the form that the results open as well; it knows neither of the two.',
  },
  {
    path: 'src/features/entries',
    mayImport: LOWER_ROOMS,
    reason: 'entries/ reads chapters, moments and people for the form, which saves them, and the results.',
  },
  {
    path: 'src/features/form',
    mayImport: [...LOWER_ROOMS, ...SHARED_FEATURES],
    reason: 'A feature does not import another feature, nor the app that combines them.',
  },
  {
    path: 'src/features/results',
    mayImport: [...LOWER_ROOMS, ...SHARED_FEATURES],
    reason: 'A feature does not import another feature, nor the app that combines them.',
  },
  {
    path: 'src/service-worker',
    mayImport: ['src/world'],
    withoutReact: true,
    reason:
      'service-worker/ is a separate program: it shares the API’s responses with the server, and no other code.',
  },
  {
    path: 'src/app',
    mayImport: [...LOWER_ROOMS, ...SHARED_FEATURES, 'src/features/form', 'src/features/results'],
    reason: 'app/ is the page: the server, the tests and the gallery depend on it, not the other way round.',
  },
  {
    path: 'server',
    mayImport: ['src/world', 'src/platform'],
    withoutReact: true,
    reason: 'The server serves facts and files; it renders nothing.',
  },
];

/** All folders that a rule can forbid. */
const FOLDERS = [...ROOMS.map(({ path }) => path), 'data/pipeline', 'gallery', 'scripts', 'tests'];

const lastName = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** The linter's patterns for a room's forbidden imports. They match import specifiers as written. */
export const listForbidden = ({ path, mayImport, withoutReact }: Room): string[] => [
  ...FOLDERS.filter((folder) => folder !== path && !mayImport.includes(folder)).map(
    (folder) => `**/${lastName(folder)}/**`,
  ),
  ...(path === 'src/messages' || mayImport.includes('src/messages') ? [] : ['#messages/**']),
  ...(withoutReact ? ['react', 'react-dom', 'react/**', 'react-dom/**'] : []),
];
