/** Writes the bill of materials, for build-page.ts. */
import { type CalendarDate, formatIsoDate } from '../src/life/calendar-date.ts';

/** A third-party part of the page: a package, or a typeface that is made from one. */
export interface BilledPackage {
  readonly name: string;
  /** The publisher of the package. */
  readonly supplier: string;
}

/** The part of a lock file that a bill uses. */
export interface LockFile {
  readonly packages: Readonly<
    Record<
      string,
      {
        readonly version: string;
        readonly integrity?: string;
        readonly license?: string;
        readonly dependencies?: Readonly<Record<string, string>>;
      }
    >
  >;
}

/** The page itself. */
export interface BilledPage {
  readonly name: string;
  readonly version: string;
  /** Makes two builds of one source the same, unlike the time. */
  readonly builtOn: CalendarDate;
}

const SUPPLIER = { name: 'Lifetime Visualizer' };

/** The account that a package's source belongs to. @example 'git+https://github.com/d3/d3-array.git' // 'd3' */
export function findSupplier(repository: string): string {
  const [, owner] = /[/:]([\w.-]+)\/[\w.-]+$/.exec(repository) ?? [];
  if (!owner) throw new Error(`"${repository}" names no supplier`);
  return owner;
}

/**
 * The page's bill of materials, as CycloneDX: what it is made of, from whom, and which part needs which.
 * @throws Error for a package that the lock file lacks
 */
export function makeBill(parts: readonly BilledPackage[], { packages }: LockFile, page: BilledPage): string {
  const locked = (name: string) => {
    const found = packages[`node_modules/${name}`];
    if (!found?.integrity || !found.license) throw new Error(`The lock file says too little of ${name}`);
    return { ...found, integrity: found.integrity, license: found.license };
  };
  const refs = new Map(parts.map(({ name }) => [name, `${name}@${locked(name).version}`]));
  const listRefs = (names: readonly string[]) => names.flatMap((name) => refs.get(name) ?? []);
  const itself = `${page.name}@${page.version}`;
  const needed = new Set(parts.flatMap(({ name }) => Object.keys(locked(name).dependencies ?? {})));
  const bill = {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      timestamp: `${formatIsoDate(page.builtOn)}T00:00:00Z`,
      supplier: SUPPLIER,
      component: {
        'bom-ref': itself,
        type: 'application',
        supplier: SUPPLIER,
        name: page.name,
        version: page.version,
      },
    },
    components: parts.map(({ name, supplier }) => {
      const { version, integrity, license } = locked(name);
      return {
        'bom-ref': refs.get(name),
        type: 'library',
        supplier: { name: supplier },
        name,
        version,
        hashes: [
          {
            alg: 'SHA-512',
            content: Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex'),
          },
        ],
        licenses: [{ license: { id: license } }],
        purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
      };
    }),
    dependencies: [
      { ref: itself, dependsOn: listRefs(parts.map(({ name }) => name).filter((name) => !needed.has(name))) },
      ...parts.map(({ name }) => ({
        ref: refs.get(name),
        dependsOn: listRefs(Object.keys(locked(name).dependencies ?? {})),
      })),
    ],
  };
  return `${JSON.stringify(bill, null, 2)}\n`;
}
