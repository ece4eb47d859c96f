import { expect, test } from 'vitest';
import { DrawError } from '../../platform/draw-image.ts';
import { makeFile } from './make-file.tsx';

test.each([
  ['a drawing that took too long', new DrawError('timedOut'), false, 'timedOut'],
  ['a browser without a canvas, before anything is sent', new DrawError('noCanvas'), true, 'noCanvas'],
  ['any other error', new Error('internal'), false, 'notMade'],
  ['any other error on the way to an app', new Error('internal'), true, 'notSent'],
] as const)('%s has its own cause', async (_, error, sends, cause) => {
  const outcome = await makeFile({ make: () => Promise.reject(error), sends });
  expect(outcome).toEqual({ kind: 'failed', cause, error });
});
