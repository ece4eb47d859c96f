import { describe, expect, test } from 'vitest';
import { type LicensedPackage, makeNotices } from './build-app.ts';

const MIT: LicensedPackage = {
  name: 'one',
  version: '1.0.0',
  identifier: 'MIT',
  text: 'Permission is granted',
};

describe('The notices', () => {
  test('have each license once, below its packages, and the licenses of the typefaces', () => {
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
  ])('throw for a package without a license’s %s', (_, unlicensed) => {
    expect(() => makeNotices([unlicensed], [])).toThrow('one has no license');
  });
});
