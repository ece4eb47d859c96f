import { expect, test, type Visitor } from '../support/test.ts';

const TITLE = 'Failed to capture screenshot';
const NO_CANVAS = 'This browser can’t make this image. Print this page instead.';

/** Shares, and reads the toast that says why it failed. */
async function expectFailure(visitor: Visitor, text: string): Promise<void> {
  await expect(visitor.toast()).toContainText(TITLE);
  await expect(visitor.toast()).toContainText(text);
  await expect(visitor.toast()).toHaveClass(/toast-destructive/);
  await expect(visitor.button('Share Results')).toBeEnabled();
  await expect(visitor.button('Share Results')).toBeFocused();
}

test.describe('An image that cannot be made leads to a toast', () => {
  let downloads = 0;
  test.beforeEach(async ({ page, visitor }) => {
    downloads = 0;
    page.on('download', () => downloads++);
    await visitor.open();
    await visitor.visualize();
  });
  test.afterEach(() => expect(downloads).toBe(0));

  test('without a canvas, or without memory for one', async ({ page, visitor }) => {
    await page.evaluate(() => {
      HTMLCanvasElement.prototype.toBlob = (done) => done(null);
    });
    await visitor.button('Share Results').click();
    await expectFailure(visitor, NO_CANVAS);
    await visitor.toast().getByRole('button').click();
    await page.evaluate(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    });
    await visitor.button('Share Results').click();
    await expectFailure(visitor, NO_CANVAS);
  });

  test('when drawing it takes longer than 15 seconds', async ({ page, visitor }) => {
    await page.evaluate(() => {
      HTMLImageElement.prototype.decode = () => new Promise(() => undefined);
    });
    await visitor.stopTheClock();
    await visitor.button('Share Results').click();
    await visitor.letPass(14_900);
    await expect(visitor.button('Capturing...')).toBeDisabled();
    await expect(visitor.toast()).toHaveCount(0);
    await visitor.letPass(200);
    await page.clock.resume();
    await expectFailure(visitor, 'Making the image took too long. Please try again.');
  });

  test('when the browser cannot read the drawing', { tag: '@matrix' }, async ({ page, visitor }) => {
    await page.evaluate(() => {
      HTMLImageElement.prototype.decode = () => Promise.reject(new DOMException('no', 'EncodingError'));
    });
    await visitor.button('Share Results').click();
    await expectFailure(visitor, 'Please try again later.');
  });
});

test.describe("The device's own share sheet", () => {
  /** A fake of the device's share sheet, which accepts images and behaves as a test says. */
  const playShareSheet = (ends: 'shared' | 'AbortError' | 'NotAllowedError') => {
    const given: unknown[] = [];
    Object.assign(window, { given });
    navigator.canShare = (data) => data?.files?.every(({ type }) => type === 'image/png') ?? false;
    navigator.share = async (data) => {
      const { name, type, size } = data?.files?.[0] ?? {};
      given.push({ count: data?.files?.length, name, type, hasContent: Number(size) > 10_000 });
      document.documentElement.dataset['given'] = JSON.stringify(given);
      await Promise.resolve();
      if (ends !== 'shared') throw new DOMException('', ends);
    };
  };

  test('is not offered if there is none, or if it takes no images', { tag: '@matrix' }, async ({
    page,
    visitor,
  }) => {
    await visitor.open();
    await page.evaluate(() => {
      Reflect.deleteProperty(Navigator.prototype, 'canShare');
    });
    await visitor.visualize();
    await expect(visitor.button('Share Results')).toBeVisible();
    await expect(visitor.button('Send the image')).toHaveCount(0);
    await page.evaluate(() => {
      navigator.canShare = () => false;
    });
    await visitor.submit();
    await expect(visitor.button('Send the image')).toHaveCount(0);
  });

  /** From then on, toasts appear without a delay: their code is loaded. */
  const seeAToast = async (visitor: Visitor) => {
    await visitor.button('Share Results').click();
    await visitor.toast().getByRole('button').click();
    await expect(visitor.toast()).toHaveCount(0);
  };

  test('is given the image as a file, and nothing more is downloaded', async ({ page, visitor }) => {
    let downloads = 0;
    page.on('download', () => downloads++);
    await page.addInitScript(playShareSheet, 'shared' as const);
    await visitor.open();
    await visitor.visualize();
    await seeAToast(visitor);
    await visitor.button('Send the image').click();
    await expect(page.locator('html')).toHaveAttribute(
      'data-given',
      '[{"count":1,"name":"my-life-visualization.png","type":"image/png","hasContent":true}]',
    );
    await expect(visitor.button('Send the image')).toBeEnabled();
    await expect(visitor.toast()).toHaveCount(0);
    expect(downloads).toBe(1);
  });

  test('that is cancelled leads to no message', { tag: '@matrix' }, async ({ page, visitor }) => {
    await page.addInitScript(playShareSheet, 'AbortError' as const);
    await visitor.open();
    await visitor.visualize();
    await seeAToast(visitor);
    await visitor.button('Send the image').click();
    await expect(page.locator('html')).toHaveAttribute('data-given', /my-life-visualization/);
    await expect(visitor.button('Send the image')).toBeEnabled();
    await expect(visitor.button('Send the image')).toBeFocused();
    await expect(visitor.toast()).toHaveCount(0);
  });

  test('that fails leads to a toast', async ({ page, visitor }) => {
    await page.addInitScript(playShareSheet, 'NotAllowedError' as const);
    await visitor.open();
    await visitor.visualize();
    await visitor.button('Send the image').click();
    await expect(visitor.toast()).toContainText(TITLE);
    await expect(visitor.toast()).toContainText('Please try again later.');
  });
});
