/**
 * `npm run chunks`: builds the page's script and prints what every chunk holds. With `--modules`, it prints each module.
 */
import { SourceMap } from 'node:module';
import { dirname, relative, resolve } from 'node:path';
import { build } from 'vite';
import { compress } from '../../../server/compress-variants.ts';
import { formatFigure, formatTable } from './format.ts';

/** In the table of folders and packages, parts that save less than this are left out. */
const SMALL_BYTES = 200;
/** The part of what comes from no module, such as the imports between chunks. */
const BUNDLER = 'the bundler';

/** A folder, package or module. */
interface Part {
  readonly name: string;
  /** Minified. */
  readonly bytes: number;
  /** By how many bytes the compressed chunk is smaller without this part. */
  readonly compressed: number;
}

interface Chunk {
  readonly name: string;
  readonly bytes: number;
  readonly compressed: number;
  /** The largest first. */
  readonly parts: readonly Part[];
}

const compressedSize = (code: string) => compress(Buffer.from(code), 'best').br.byteLength;

/** @param source as written in the source map of a chunk */
function nameModule(source: string): string {
  const path = relative('.', resolve('dist/assets', source));
  return /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? path;
}
const nameFolder = (source: string) => dirname(nameModule(source)).replace(/^\.$/, nameModule(source));

/** The part that each character comes from. */
function findOwners(code: string, map: string, nameOf: (source: string) => string): string[] {
  const sourceMap = new SourceMap(JSON.parse(map));
  return code.split('\n').flatMap((line, row) =>
    // And the end of the line.
    Array.from({ length: line.length + 1 }, (_, column) => {
      const entry = sourceMap.findEntry(row, column);
      return 'originalSource' in entry && entry.originalSource ? nameOf(entry.originalSource) : BUNDLER;
    }),
  );
}

function measureChunk(name: string, code: string, owners: readonly string[]): Chunk {
  const compressed = compressedSize(code);
  const parts = [...new Set(owners)].map((part): Part => {
    const rest = code
      .split('')
      .filter((_, at) => owners[at] !== part)
      .join('');
    return {
      name: part,
      bytes: code.length - rest.length,
      compressed: compressed - compressedSize(rest),
    };
  });
  return {
    name,
    bytes: code.length,
    compressed,
    parts: parts.toSorted((a, b) => b.compressed - a.compressed),
  };
}

async function measureChunks(nameOf: (source: string) => string): Promise<Chunk[]> {
  const built = await build({ logLevel: 'error', build: { write: false, sourcemap: 'hidden' } });
  if (!('output' in built)) throw new Error('The build has no output');
  const chunks = built.output.flatMap((file) =>
    file.type === 'chunk' && file.map
      ? [measureChunk(file.name, file.code, findOwners(file.code, file.map.toString(), nameOf))]
      : [],
  );
  return chunks.toSorted((a, b) => b.compressed - a.compressed);
}

const toRow = (name: string, { bytes, compressed }: Part | Chunk) => [
  name,
  formatFigure(bytes),
  formatFigure(compressed),
];

const byModule = process.argv.includes('--modules');
const chunks = await measureChunks(byModule ? nameModule : nameFolder);
const table = formatTable({
  title: 'What every chunk holds',
  note:
    'Bytes, minified and compressed with brotli. Those of a folder or package, compressed, are what its chunk would be ' +
    'smaller without it: parts that resemble each other cost less together than the sum of them.',
  columns: ['chunk', 'bytes', 'compressed'],
  rows: chunks.flatMap((chunk) => [
    toRow(`**${chunk.name}**`, chunk),
    ...chunk.parts
      .filter(({ compressed }) => byModule || (chunk.parts.length > 1 && compressed >= SMALL_BYTES))
      .map((part) => toRow(part.name, part)),
  ]),
});
console.log(table);
