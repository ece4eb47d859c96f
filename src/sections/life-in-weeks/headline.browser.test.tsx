import '../../app/styles/page.css';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fillDraft } from '../../../tests/fixtures/drafts.ts';
import { mountPage } from '../../../tests/support/mount-page.tsx';

const TODAY = /^You have lived [\d,]+ weeks\.About [\d,]+ may lie ahead\.$/;

const readHeadlines = () =>
  [...document.querySelectorAll<HTMLElement>('.weeks-headline')]
    .filter((each) => each.checkVisibility({ visibilityProperty: true }))
    .map((each) => [...each.querySelectorAll('span')].map(({ textContent }) => textContent).join(''));

test('the headline follows the slider by keys and by script, is not announced, and moves nothing', async () => {
  const draft = fillDraft({ birthdate: '1990-05-15', manual: true, lifeExpectancy: '84' });
  await mountPage({ draft, results: true, status: 'off' });
  const slider = page.getByRole('slider', { name: 'Interactive Timeline' });
  await expect.poll(readHeadlines).toEqual([expect.stringMatching(TODAY)]);
  const [today] = readHeadlines();
  const heightOf = () => document.querySelector('.weeks-headlines')?.clientHeight;
  const height = heightOf();
  await slider.fill('1040');
  await expect
    .poll(readHeadlines)
    .toEqual([expect.stringMatching(/^At \d\d: [\d,]+ weeks\.About [\d,]+ may lie ahead\.$/)]);
  const [moved] = readHeadlines();
  await slider.click();
  await userEvent.keyboard('{Home}{ArrowRight}');
  await expect.poll(readHeadlines).not.toEqual([moved]);
  expect(readHeadlines()).toEqual([expect.stringMatching(/^At /)]);
  expect(heightOf()).toBe(height);
  expect(document.querySelector('.weeks-headline')?.closest('[aria-live], [role="status"]')).toBeNull();
  await userEvent.keyboard('{Home}');
  await expect.poll(readHeadlines).toEqual([today]);
});
