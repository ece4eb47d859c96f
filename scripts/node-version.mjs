/** Plain JavaScript without packages, as in install.mjs. */

/** What installing, building and serving the page need: Vite asks for it. */
export const NODE_TO_START = '20.19.0';
/** What all tools need: Lighthouse asks for the newest, and Node.js itself runs TypeScript since 22.18. */
export const NODE_FOR_TOOLS = '22.19.0';

/**
 * Whether this Node.js is a certain version or a newer one.
 * @param {string} oldest
 */
export const isNodeAtLeast = (oldest) =>
  oldest.localeCompare(process.versions.node, 'en', { numeric: true }) <= 0;
