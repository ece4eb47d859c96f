const AUTHORITY = /^https?:\/\/[^/?#]+/i;

/**
 * The path that a request asks for, as it was sent, without what stands behind a question mark.
 * @param target a path (`/x?y`) or a whole address (`http://host/x?y`), which HTTP allows as well
 * @returns undefined for what is neither
 */
export function requestPath(target: string): string | undefined {
  const path = target.startsWith('/') ? target : target.replace(AUTHORITY, '');
  if (path === target && !target.startsWith('/')) return undefined;
  const end = path.search(/[?#]/);
  const plain = end < 0 ? path : path.slice(0, end);
  if (plain === '') return '/';
  return plain.startsWith('/') ? plain : undefined;
}
