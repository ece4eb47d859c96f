import { expect, test } from 'vitest';
import { findSupplier, makeBill } from './make-bill.ts';

const LOCK = {
  packages: {
    'node_modules/one': {
      version: '1.0.0',
      integrity: 'sha512-q80=',
      license: 'MIT',
      dependencies: { two: '^2.0.0', 'not-in-the-page': '^1.0.0' },
    },
    'node_modules/two': { version: '2.0.0', integrity: 'sha512-q80=', license: 'MIT' },
    'node_modules/@fonts/serif': { version: '5.0.0', integrity: 'sha512-q80=', license: 'OFL-1.1' },
  },
};
const PARTS = [
  { name: 'one', supplier: 'someone' },
  { name: 'two', supplier: 'someone' },
  { name: '@fonts/serif', supplier: 'The Serif Project Authors' },
];
const PAGE = { name: 'page', version: '0.1.0', builtOn: { year: 2026, month: 11, day: 23 } };
const bill = JSON.parse(makeBill(PARTS, LOCK, PAGE));

test('a bill of materials says what it is of, from whom, and as of when', () => {
  expect(bill).toMatchObject({
    bomFormat: 'CycloneDX',
    metadata: {
      timestamp: '2026-11-23T00:00:00Z',
      supplier: { name: 'Lifetime Visualizer' },
      component: { type: 'application', name: 'page', version: '0.1.0' },
    },
  });
});

test('a bill of materials identifies each package and typeface', () => {
  expect(bill.components).toHaveLength(3);
  expect(bill.components[2]).toEqual({
    'bom-ref': '@fonts/serif@5.0.0',
    type: 'library',
    supplier: { name: 'The Serif Project Authors' },
    name: '@fonts/serif',
    version: '5.0.0',
    hashes: [{ alg: 'SHA-512', content: 'abcd' }],
    licenses: [{ license: { id: 'OFL-1.1' } }],
    purl: 'pkg:npm/%40fonts/serif@5.0.0',
  });
});

test('a bill of materials lists the dependencies of each part', () => {
  expect(bill.dependencies).toEqual([
    { ref: 'page@0.1.0', dependsOn: ['one@1.0.0', '@fonts/serif@5.0.0'] },
    { ref: 'one@1.0.0', dependsOn: ['two@2.0.0'] },
    { ref: 'two@2.0.0', dependsOn: [] },
    { ref: '@fonts/serif@5.0.0', dependsOn: [] },
  ]);
});

test('a package that is missing in the lock file is an error', () => {
  expect(() => makeBill([{ name: 'three', supplier: 'x' }], LOCK, PAGE)).toThrow('too little of three');
});

test.each([
  ['https://github.com/react/react.git', 'react'],
  ['git+https://github.com/d3/d3-array.git', 'd3'],
  ['git@github.com:101arrowz/fflate.git', '101arrowz'],
])('the supplier of a package is the owner of its source: %s', (repository, supplier) => {
  expect(findSupplier(repository)).toBe(supplier);
});
