import { isAuthority } from './authority.ts';

const WHOLE_ADDRESS = /^https?:\/\/([^/?#]*)(.*)$/i;

function cutQuery(path: string): string {
  const end = path.search(/[?#]/);
  return (end < 0 ? path : path.slice(0, end)) || '/';
}

/**
 * The path that a request asks for, as it was sent, without what stands behind a question mark.
 * @param target a path (`/x?y`) or a whole address (`http://host/x?y`), which HTTP allows as well
 * @returns undefined for what is neither
 */
export function requestPath(target: string): string | undefined {
  if (target.startsWith('/')) return cutQuery(target);
  const [, authority = '', path = ''] = WHOLE_ADDRESS.exec(target) ?? [];
  return isAuthority(authority) ? cutQuery(path) : undefined;
}
