import { describe, expect, test, vi } from 'vitest';
import { findBuildDay, type LicensedPackage, makeNotices } from './build-app.ts';

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

test.each([
  ['1772323199', { year: 2026, month: 2, day: 28 }],
  ['1772323200', { year: 2026, month: 3, day: 1 }],
])('the page is built as of the day of SOURCE_DATE_EPOCH, in UTC: %s', (epoch, day) => {
  expect(findBuildDay(epoch)).toEqual(day);
});

test.each(['', ' '])('an empty SOURCE_DATE_EPOCH counts as none: “%s”', (epoch) => {
  vi.setSystemTime('2026-11-28T23:59:59Z');
  expect(findBuildDay(epoch)).toEqual({ year: 2026, month: 11, day: 28 });
});

test('a SOURCE_DATE_EPOCH that is no number is refused by its name', () => {
  expect(() => findBuildDay('yesterday')).toThrow('SOURCE_DATE_EPOCH is "yesterday"');
});
