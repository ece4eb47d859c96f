/**
 * The versions of Node.js that the project needs, for all programs. Plain JavaScript without packages, as in
 * install.mjs.
 */

/** The oldest version that can install, build and serve the page: Vite requires it. */
export const NODE_TO_START = '20.19.0';
/** The oldest version for all tools: Lighthouse requires it. Node.js runs TypeScript since 22.18. */
export const NODE_FOR_TOOLS = '22.19.0';

/**
 * Whether this Node.js is the given version or newer.
 * @param {string} oldest
 */
export const isNodeAtLeast = (oldest) =>
  oldest.localeCompare(process.versions.node, 'en', { numeric: true }) <= 0;
