import { expect, test } from 'vitest';
import { DATA_SOURCES } from './data-sources.ts';
import { SOURCES } from './sources.ts';

/** The addresses of sites and of surveys, where a figure would have to be searched for. */
const HOME_PAGE = /^https:\/\/[^/]+\/?$|\/tus\/?$|\/wpp\/?$/;

test.each([...Object.values(SOURCES), ...Object.values(DATA_SOURCES)])(
  '$title: the link leads to the publication, not to a home page',
  ({ url }) => {
    expect(url).toMatch(/^https:/);
    expect(url).not.toMatch(HOME_PAGE);
  },
);
