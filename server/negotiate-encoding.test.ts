import { describe, expect, test } from 'vitest';
import { negotiateEncoding } from './negotiate-encoding.ts';
import type { Coding } from './resource.ts';

const THREE: { coding: Coding }[] = [{ coding: 'br' }, { coding: 'gzip' }, { coding: 'identity' }];
const choose = (header: string | undefined, representations = THREE) =>
  negotiateEncoding(representations, header)?.coding;

describe('Of br, gzip and identity', () => {
  test.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['GZIP', 'gzip'],
    ['deflate', 'identity'],
    ['br;q=0.5, gzip;q=0.8', 'gzip'],
    ['br;q=0.5,gzip;q=0.5', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0', 'identity'],
    ['br;q=0.000, gzip;q=0.001', 'gzip'],
    ['gzip;Q=1', 'gzip'],
    ['gzip;q=1.000', 'gzip'],
    ['gzip;level=1;q=0.5', 'gzip'],
    ['br ; q=0.1 , gzip ; q=0.2', 'gzip'],
    ['*', 'br'],
    ['*;q=0.1, gzip', 'gzip'],
    ['br;q=0, *', 'gzip'],
    ['identity', 'identity'],
    ['identity;q=0.5, gzip;q=0.4', 'identity'],
    ['identity;q=0', undefined],
    ['*;q=0', undefined],
    ['*;q=0, identity', 'identity'],
    ['gzip;q=0, *;q=0', undefined],
    ['identity;q=0, gzip', 'gzip'],
    ['br;q=2, gzip', 'gzip'],
    ['br;q=0.5555, gzip;q=0.1', 'gzip'],
    ['br;q=x', 'identity'],
    ['br;xq=1', 'identity'],
    [';q=1,,,', 'identity'],
    ['br\u0000', 'identity'],
  ])('%j selects %s', (header, coding) => {
    expect(choose(header)).toBe(coding);
  });
});

test('identity is selected if there is no other representation', () => {
  expect(choose('br, gzip', [{ coding: 'identity' }])).toBe('identity');
});
