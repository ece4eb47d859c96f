import { describe, expect, test } from 'vitest';
import { listCopy, textsOf } from './list-copy.ts';
import { parseCatalogue } from './words/catalogue.ts';

function read(text: string): readonly string[] {
  const message = parseCatalogue('a.json', JSON.stringify({ a: { defaultMessage: text } })).get('a');
  return message ? textsOf(message) : [];
}

describe('The list of the page’s sentences', () => {
  test('has the place and the id of each', () => {
    expect(listCopy('en')).toContainEqual(
      expect.stringMatching(/^src\/words\/en\/form\.json:\d+ {2}form\.birthdate: Birthdate$/),
    );
  });

  test('has the English sentence before its translation', () => {
    const german = listCopy('de');
    const index = german.indexOf('en  form.birthdate: Birthdate');
    expect(german[index + 1]).toMatch(/^src\/words\/de\/form\.json:\d+ {2}form\.birthdate: Geburtsdatum$/);
  });

  test('has the note for translators once for each message', () => {
    const ago = listCopy('en').filter((line) => line.includes('  milestones.ago: '));
    expect(ago).toEqual([expect.stringContaining('# year ago  — '), expect.stringMatching(/# years ago$/)]);
  });

  test('with a search word, has only the messages that contain it in either language', () => {
    const birthdate = [
      'en  form.birthdate: Birthdate',
      expect.stringContaining('form.birthdate: Geburtsdatum'),
    ];
    expect(listCopy('de', 'form.birthdate:')).toEqual(birthdate);
    expect(listCopy('de', 'Geburtsdatum')).toEqual(expect.arrayContaining(birthdate));
    expect(listCopy('de', 'Birthdate')).toEqual(expect.arrayContaining(birthdate));
  });

  test('has every variant: each plural form and each choice, with the names of the arguments', () => {
    expect(read('{n, plural, one {# year} other {# years}} of {name}')).toEqual([
      '# year of {name}',
      '# years of {name}',
    ]);
  });

  test('makes the same choice for an argument everywhere in a sentence', () => {
    expect(
      read('{a, select, x {1} other {2}} and {a, select, x {3} other {4}} and {b, select, y {5} other {6}}'),
    ).toEqual(['1 and 3 and 5', '1 and 3 and 6', '2 and 4 and 5', '2 and 4 and 6']);
  });
});
