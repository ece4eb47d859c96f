/** Imported by what needs more than `npm start`: ends it with a sentence, rather than somewhere in a tool. */
import { exitWith } from './install.mjs';
import { isNodeAtLeast, NODE_FOR_TOOLS } from './node-version.mjs';

if (!isNodeAtLeast(NODE_FOR_TOOLS)) {
  exitWith(
    `This needs Node.js ${NODE_FOR_TOOLS} or newer, but found ${process.versions.node}. ` +
      'Please install one, or fetch one for this folder alone: npm run fetch-node',
  );
}
