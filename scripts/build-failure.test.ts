import { expect, test } from 'vitest';
import { findFailure } from './build-failure.mjs';

test('an error of the bundler has its place in a drawing', () => {
  const message =
    '\u001B[31m[builtin:vite-transform] \u001B[0mUnexpected token\n' +
    '    \u001B[38;5;246m╭\u001B[0m\u001B[38;5;246m─\u001B[0m\u001B[38;5;246m[\u001B[0m src/a b.ts:44:23 \u001B[38;5;246m]\u001B[0m\n';
  expect(findFailure({ message: 'Build failed', errors: [{ message }] })).toEqual({
    message: '[builtin:vite-transform] Unexpected token',
    place: 'src/a b.ts:44:23',
  });
});

test('an error of a program has its place in its stack, below those of Node', () => {
  const stack = `TypeError: not so
    at JSON.parse (<anonymous>)
    at readFileSync (node:fs:12:3)
    at render (file://${process.cwd()}/dist/a%20b.js:10:7)`;
  expect(findFailure({ message: 'not so', stack })).toEqual({
    message: 'not so',
    place: 'dist/a b.js:10:7',
  });
});

test('what another process has found is taken as it is', () => {
  const failure = { message: 'Unexpected token', place: 'src/a.ts:1:2' };
  expect(findFailure(Object.assign(new Error(failure.message), failure))).toEqual(failure);
});

test('an error without a place has none', () => {
  expect(findFailure({ message: 'EACCES: permission denied' })).toEqual({
    message: 'EACCES: permission denied',
    place: undefined,
  });
});
