import { expect, test, type Visitor } from '../support/test.ts';

/** Makes elements throw that have, or are inside, the class named at the root of the page. */
const letPartsBreak = () => {
  const setAttribute = Reflect.get(Element.prototype, 'setAttribute');
  Element.prototype.setAttribute = function (name, value) {
    const { broken } = document.documentElement.dataset;
    const isOfPart = name === 'class' && value.split(' ').includes(broken ?? '');
    if (broken && (isOfPart || this.closest(`.${broken}`))) throw new Error('broken on purpose');
    setAttribute.call(this, name, value);
  };
};

async function expectTyped(visitor: Visitor): Promise<void> {
  await expect(visitor.field('Birthdate')).toHaveValue('1984-02-29');
  await expect(visitor.button(/^Country/)).toContainText('Japan');
  await expect(visitor.field('Activity 2 name')).toHaveValue('Gardening');
}

// React's logs about an error that it has caught, and about rendering again because of it.
test.use({ allowedInConsole: { patterns: [/broken on purpose/, /React error #520/] } });

test('a form or a section that throws can be retried, with the entries as they were', async ({
  page,
  visitor,
}) => {
  const root = page.locator('html');
  const breakPart = (className: string) =>
    root.evaluate((element, broken) => {
      element.dataset['broken'] = broken;
    }, className);
  const alert = page.getByRole('alert').filter({ hasText: 'couldn’t be shown' });
  await page.addInitScript(letPartsBreak);
  await visitor.open();
  await visitor.field('Birthdate').fill('1984-02-29');
  await visitor.chooseCountry('Japan');
  await visitor.field('Activity 2 name').fill('Gardening');
  await breakPart('activity-total-hours');
  await visitor.field('Activity 1 hours per day').fill('20');
  await expect(alert).toHaveText(/^“Tell Us About Yourself” couldn’t be shown/);
  await breakPart('');
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expectTyped(visitor);
  await expect(visitor.field('Activity 1 hours per day')).toHaveValue('20');
  await visitor.field('Activity 1 hours per day').fill('7');
  await breakPart('activity-cards');
  await visitor.submit();
  await expect(alert).toHaveText(
    /^“Activity by activity” couldn’t be shown. Everything else, including your entries, is still here/,
  );
  await expectTyped(visitor);
  await breakPart('');
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(visitor.card('Gardening')).toBeVisible();
});
