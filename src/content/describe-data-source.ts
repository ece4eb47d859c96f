import { DATA_SOURCES } from './data-sources.ts';

const ADDRESS = /^https:\/\/|\/$/g;

/** Names a source with its license in plain text, for an image, which has no links. */
export function describeDataSource(id: keyof typeof DATA_SOURCES): string {
  const { use, title, license } = DATA_SOURCES[id];
  return `${use} ${title}, ${license.name} (${license.url.replaceAll(ADDRESS, '')}).`;
}
