import { expect, test } from 'vitest';
import { button, field, mountPage, summary, visualize } from '../../tests/support/mount-page.tsx';

test('values that the browser restores into the fields on Back become the form’s', async () => {
  await mountPage();
  // As browsers do it: without an event, after the page has started.
  Object.assign(field('Activity 1 hours per day').element(), { value: '7.5' });
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  await expect.poll(() => document.querySelector('#total-hours')?.textContent).toContain('16.5 of 24');
  await visualize();
  await expect.poll(() => summary('Years Lived')).toBe('41');
  await expect.element(button('Visualize My Life')).toBeEnabled();
});
