import { DATA_SOURCE_MESSAGES } from '#messages/data-source-messages.ts';
import { DATA_SOURCES } from './data-sources.ts';

const ADDRESS = /^https:\/\/|\/$/g;

/** Names a source with its license in plain text, for an image, which has no links. */
export function describeDataSource(id: keyof typeof DATA_SOURCES): string {
  const { title, license } = DATA_SOURCES[id];
  const address = license.url.replaceAll(ADDRESS, '');
  return DATA_SOURCE_MESSAGES[id](DATA_SOURCE_MESSAGES.withAddress(title, license.name, address));
}
