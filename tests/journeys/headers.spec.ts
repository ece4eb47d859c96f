import { expect, test } from '../support/test.ts';

/** Records violations of the security policy. */
const WATCH = () => {
  const kept: string[] = [];
  Object.assign(globalThis, { kept });
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    kept.push(`${violatedDirective} ${blockedURI}`),
  );
};

test.describe('Security headers', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(WATCH);
  });

  test('block nothing that the page needs: toasts, countries, results, slider, images', async ({
    page,
    visitor,
  }) => {
    await visitor.open();
    await visitor.submit();
    await expect(visitor.toast().first()).toBeVisible();
    await visitor.chooseCountry('Japan');
    await visitor.fillPerson();
    await visitor.addActivity(4, 'Ночь', '2');
    await visitor.submit();
    await expect(visitor.results()).toBeVisible();
    await visitor.slider().press('ArrowRight');
    await visitor.openEverything();
    const download = page.waitForEvent('download');
    // The page may still move below a pointer: the sections follow the slider.
    await visitor.button('Share Results').press('Enter');
    expect((await (await download).path()).length).toBeGreaterThan(0);
    expect(await page.evaluate(() => Reflect.get(globalThis, 'kept'))).toEqual([]);
  });

  test('are in force: Trusted Types, cross-origin isolation, permissions', async ({
    page,
    visitor,
    allowedInConsole,
  }) => {
    Object.assign(allowedInConsole, { patterns: [/./] });
    await visitor.open();
    const found = await page.evaluate(() => {
      const isRefused = (act: () => unknown) => {
        try {
          act();
          return false;
        } catch (error) {
          return error instanceof TypeError;
        }
      };
      const trustedTypes = Reflect.get(globalThis, 'trustedTypes');
      return {
        markup: isRefused(() => Reflect.set(document.createElement('div'), 'innerHTML', '<b>x</b>')),
        script: isRefused(() => Reflect.set(document.createElement('script'), 'text', 'void 0')),
        policy: isRefused(() => trustedTypes.createPolicy('default', { createHTML: String })),
        isIsolated: crossOriginIsolated,
        mayFilm: Reflect.get(document, 'featurePolicy').allowsFeature('camera'),
      };
    });
    expect(found).toEqual({
      markup: true,
      script: true,
      policy: true,
      isIsolated: true,
      mayFilm: false,
    });
  });
});
