import { describe, expect, test } from 'vitest';
import { type LicensedPackage, makeNotices, tidyBill } from './make-notices.ts';

const MIT: LicensedPackage = {
  name: 'one',
  version: '1.0.0',
  identifier: 'MIT',
  text: 'Permission is granted',
};

describe('The notices', () => {
  test('have each license once, below the packages that it is for, and those of the typefaces', () => {
    const other = { name: 'three', version: '3.0.0', identifier: 'ISC', text: 'Permission to use' };
    const notices = makeNotices(
      [MIT, { ...MIT, name: 'two', version: '2.0.0' }, other],
      ['Open Font License\n'],
    );
    expect(notices).toContain('one 1.0.0 (MIT)\ntwo 2.0.0 (MIT)\n\nPermission is granted\n');
    expect(notices).toContain('three 3.0.0 (ISC)\n\nPermission to use\n');
    expect(notices).toMatch(/Open Font License\n$/);
    expect(notices.match(/Permission is granted/g)).toHaveLength(1);
  });

  test.each([
    ['text', { ...MIT, text: null }],
    ['identifier', { ...MIT, identifier: null }],
  ])('cannot be made with a package without a license’s %s', (_, unlicensed) => {
    expect(() => makeNotices([unlicensed], [])).toThrow('one has no license');
  });
});

test('a bill of materials is the same for the same packages, wherever and whenever it is made', () => {
  const made = (serialNumber: string, timestamp: string, name: string) =>
    JSON.stringify({
      bomFormat: 'CycloneDX',
      serialNumber,
      metadata: { timestamp, tools: [{ version: serialNumber }], component: { name, version: '1' } },
      components: [{ name: 'react' }],
    });
  const bill = tidyBill(made('a', '2026-01-01', 'checkout'), 'page');
  expect(tidyBill(made('b', '2027-01-01', 'app'), 'page')).toBe(bill);
  expect(JSON.parse(bill)).toEqual({
    bomFormat: 'CycloneDX',
    components: [{ name: 'react' }],
    metadata: { component: { name: 'page', version: '1' } },
  });
});
