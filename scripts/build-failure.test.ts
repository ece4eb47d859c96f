import { expect, test } from 'vitest';
import { findFailure } from './build-failure.mjs';

test('the place of a bundler error is read from its code frame', () => {
  const message =
    '\u001B[31m[builtin:vite-transform] \u001B[0mUnexpected token\n' +
    '    \u001B[38;5;246m╭\u001B[0m\u001B[38;5;246m─\u001B[0m\u001B[38;5;246m[\u001B[0m src/a b.ts:44:23 \u001B[38;5;246m]\u001B[0m\n';
  expect(findFailure({ message: 'Build failed', errors: [{ message }] })).toEqual({
    message: '[builtin:vite-transform] Unexpected token',
    place: 'src/a b.ts:44:23',
  });
});

test('the place of any other error is the first stack frame that is not Node’s own', () => {
  const stack = `TypeError: not so
    at JSON.parse (<anonymous>)
    at readFileSync (node:fs:12:3)
    at render (file://${process.cwd()}/dist/a%20b.js:10:7)`;
  expect(findFailure({ message: 'not so', stack })).toEqual({
    message: 'not so',
    place: 'dist/a b.js:10:7',
  });
});

test('a failure that another process found is returned unchanged', () => {
  const failure = { message: 'Unexpected token', place: 'src/a.ts:1:2' };
  expect(findFailure(Object.assign(new Error(failure.message), failure))).toEqual(failure);
});

test('an error without a stack has no place', () => {
  expect(findFailure({ message: 'EACCES: permission denied' })).toEqual({
    message: 'EACCES: permission denied',
    place: undefined,
  });
});
