import { parse } from 'valibot';
import { describe, expect, test } from 'vitest';
import snapshot from '../data/snapshot.json' with { type: 'json' };
import { CountriesResponse, LifeExpectancyResponse } from '../src/world/api-schemas.ts';
import { CountryFactsResponse } from '../src/world/country-facts-schema.ts';
import { createApiResources } from './api.ts';

const resources = createApiResources();

/** The content of a resource, as a client receives it. */
function readContent(path: string): unknown {
  const representation = resources.get(path)?.representations.find(({ coding }) => coding === 'identity');
  return JSON.parse(new TextDecoder().decode(representation?.body));
}

describe('Every response of the API has the shape that the page parses, and nothing else', () => {
  test('/api/countries', () => {
    const content = readContent('/api/countries');
    expect(parse(CountriesResponse, content)).toEqual(content);
  });

  test.each([
    ['life-expectancy', LifeExpectancyResponse],
    ['country-facts', CountryFactsResponse],
  ])('/api/%s/:code', (route, schema) => {
    const contents = snapshot.economies.map(({ code }) => readContent(`/api/${route}/${code}`));
    expect(contents).toHaveLength(216);
    for (const content of contents) expect(parse(schema, content)).toEqual(content);
  });
});
