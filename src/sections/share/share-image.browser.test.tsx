import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { InResults, sampleOfAge } from '../../../gallery/in-results.tsx';
import { SOME_EVENTS } from '../../../tests/fixtures/life-events.ts';
import { ShareResults } from './share-results.tsx';

afterEach(() => vi.restoreAllMocks());

const box = () => page.getByLabelText('Include moments and chapters in the image');
const image = () => page.getByRole('button', { name: 'Share Results' });

/** Presses the button of the image. @returns what lets it be finished */
async function startImage(): Promise<() => void> {
  const drawn = new Promise<() => void>((resolve) => {
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) =>
      resolve(() => done(new Blob(['an image']))),
    );
  });
  await image().click();
  return drawn;
}

test('the box for moments and chapters counts for one image; a choice while that is made is for the next', async () => {
  await render(
    <InResults sample={sampleOfAge(36)} model={{ events: SOME_EVENTS }}>
      <ShareResults />
    </InResults>,
  );
  const finishFirst = await startImage();
  await box().click();
  finishFirst();
  await expect.element(image()).toBeEnabled();
  await expect.element(box()).toBeChecked();
  (await startImage())();
  await expect.element(image()).toBeEnabled();
  await expect.element(box()).not.toBeChecked();
});
