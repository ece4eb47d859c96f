import { readdirSync } from 'node:fs';
import type { Page, Route } from '@playwright/test';

/**
 * Holds the requests for an address.
 * @param answer what becomes of each once it is let through
 * @returns a function that lets them through
 */
export async function holdRequests(
  page: Page,
  address: string | RegExp,
  answer: (route: Route) => Promise<void> = (route) => route.continue(),
): Promise<() => void> {
  let letThrough = () => {};
  const mayPass = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(address, async (route) => {
    await mayPass;
    await answer(route);
  });
  return letThrough;
}

/** The address of a chunk of the built page, as a pattern; throws if the build has no such chunk. */
export function chunk(name: string): string {
  const files = readdirSync('dist/client/assets');
  if (!files.some((file) => file.startsWith(`${name}-`) && file.endsWith('.js'))) {
    throw new Error(`The build has no chunk “${name}”`);
  }
  return `**/assets/${name}-*.js`;
}
