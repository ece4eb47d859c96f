/** Imported by programs that need a newer Node.js than `npm start` does: exits with a clear message if it is too old. */
import { exitWith } from './install.mjs';
import { isNodeAtLeast, NODE_FOR_TOOLS } from './node-version.mjs';

if (!isNodeAtLeast(NODE_FOR_TOOLS)) {
  exitWith(
    `This needs Node.js ${NODE_FOR_TOOLS} or newer, but found ${process.versions.node}. ` +
      'Please install it, or download it into this folder: npm run fetch-node',
  );
}
