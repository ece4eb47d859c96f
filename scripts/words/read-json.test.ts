import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { JsonError, readJson } from './read-json.ts';

function problemOf(text: string): JsonError {
  try {
    readJson(text);
  } catch (error) {
    if (error instanceof JsonError) return error;
  }
  throw new Error(`Nothing is wrong in ${text}`);
}

describe('JSON', () => {
  test.each(['{}', '[]', '{ "a": { "b": [1, -2.5e3, true, null, "x\\"{,}\\u0020"] },\r\n\t"c": "" }\n'])(
    'is read: %j',
    (text) => {
      expect(readJson(text)).toEqual(JSON.parse(text));
    },
  );

  test('of any value is read', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(readJson(text)).toEqual(JSON.parse(text));
      }),
    );
  });

  test('may have the same key in two objects', () => {
    expect(readJson('{ "a": { "c": 1 }, "b": { "c": 2 } }')).toEqual({ a: { c: 1 }, b: { c: 2 } });
  });
});

describe('A syntax error has a clear message', () => {
  test.each([
    ['{ "a": 1, }', 'there is a comma too many before }'],
    ['[1, ]', 'there is a comma too many before ]'],
    ['{ "a": 1 "b": 2 }', 'there is no comma or colon between 1 and "b"'],
    ['{ "a": {} "b": 2 }', 'there is no comma or colon between } and "b"'],
    ['{ "a" "b" }', 'there is no comma or colon between "a" and "b"'],
    ['{ "a": 1, "a": 2 }', '"a" is there twice'],
    ['{ "a": { "b": 1, "b": 2 } }', '"b" is there twice'],
    ['{ "a": "1\n2" }', 'a quotation mark is missing at the end of "1'],
    ["{ 'a': 1 }", `'a': 1 } cannot stand there: each text is in "…"`],
    ['{ "a": "x"y"" }', 'y"" } cannot stand there'],
    ['{ "a": "x""y" }', 'there is no comma or colon between "x" and "y"'],
    ['{ // note\n}', '// note cannot stand there'],
    ['{ "a": 1', 'the file ends too early: there is no } at its end'],
    ['{ "a": 1 }}', 'there is a } too many'],
    ['', 'the file is empty'],
    [' \n', 'the file is empty'],
    ['\ufeff{}', 'the file begins with a byte order mark'],
    ['{ "a": "\ufffd" }', 'save the file as UTF-8'],
    // Rarer mistakes are in the words of the engine.
    ['{ "a":: 1 }', 'JSON'],
  ])('%j', (text, reason) => {
    expect(problemOf(text).message).toContain(reason);
  });

  test('with its place', () => {
    expect(problemOf('{\n  "a": 1,\n}').index).toBe('{\n  "a": 1,'.length);
    expect(problemOf('{ "a": 1, "a": 2 }').index).toBe('{ "a": 1, "a'.length);
  });
});
