/** A folder of the project, what it may import besides itself, and the reason that the linter gives. */
interface Room {
  readonly path: string;
  /** Rooms by their paths. Packages from npm are free, unless `withoutReact` says otherwise. */
  readonly mayImport: readonly string[];
  readonly withoutReact?: boolean;
  readonly reason: string;
}

const LOWER_ROOMS = ['src/life', 'src/world', 'src/content', 'src/charts', 'src/ui', 'src/platform'];

/** Which room may import which: arrows run downwards only. The linter's rules are made from this. */
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
    reason: 'world/ fetches facts and checks them; showing them is for higher rooms.',
  },
  {
    path: 'src/content',
    mayImport: ['src/life', 'src/ui'],
    reason:
      'content/ is words about the rules of a life; it knows neither where facts come from nor how they look.',
  },
  {
    path: 'src/charts',
    mayImport: ['src/life'],
    reason: 'charts/ draws what it is given: words and figures come in as properties.',
  },
  {
    path: 'src/ui',
    mayImport: [],
    reason: 'ui/ knows no word of the domain, so that any page could use it.',
  },
  {
    path: 'src/platform',
    mayImport: ['src/life'],
    reason:
      'platform/ is the browser’s edges: it may speak of calendar days, and of nothing else of the product.',
  },
  {
    path: 'src/features/form',
    mayImport: LOWER_ROOMS,
    reason: 'One task of the visitor does not import another’s, nor the app that puts both together.',
  },
  {
    path: 'src/features/results',
    mayImport: LOWER_ROOMS,
    reason: 'One task of the visitor does not import another’s, nor the app that puts both together.',
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
    mayImport: [...LOWER_ROOMS, 'src/features/form', 'src/features/results'],
    reason: 'app/ is the page: the server, the tests and the gallery build on it, not the other way round.',
  },
  {
    path: 'server',
    mayImport: ['src/life', 'src/world', 'src/content', 'src/platform'],
    withoutReact: true,
    reason: 'The server gives out facts and files; it draws nothing.',
  },
];

/** Every folder that a room may be kept from. */
const FOLDERS = [...ROOMS.map(({ path }) => path), 'gallery', 'scripts', 'tests'];

const lastName = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** The linter's patterns of imports that a room may not have. They are matched against specifiers as they stand. */
export const listForbidden = ({ path, mayImport, withoutReact }: Room): string[] => [
  ...FOLDERS.filter((folder) => folder !== path && !mayImport.includes(folder)).map(
    (folder) => `**/${lastName(folder)}/**`,
  ),
  ...(withoutReact ? ['react', 'react-dom', 'react/**', 'react-dom/**'] : []),
];
