import { expect, onTestFinished, test } from 'vitest';
import { field, mountPage } from '../../tests/support/mount-page.tsx';

/** Clicks on a link to the page in another language, which is not followed. */
function clickLanguage(how: MouseEventInit): void {
  const stay = (event: Event) => event.preventDefault();
  // After the page, which listens to its window.
  addEventListener('click', stay);
  onTestFinished(() => removeEventListener('click', stay));
  const link = Object.assign(document.createElement('a'), { href: '/de/', hreflang: 'de' });
  document.body.append(link);
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...how }));
  link.remove();
}

test.each([
  ['a click', {}, true],
  ['a click with Ctrl, which opens another tab,', { ctrlKey: true }, false],
])('%s on a language takes the entries along: %s', async (_, how, isCarried) => {
  sessionStorage.clear();
  await mountPage();
  await field('Birthdate').fill('1984-06-12');
  clickLanguage(how);
  expect(sessionStorage.getItem('entries')?.includes('1984-06-12') ?? false).toBe(isCarried);
  expect(localStorage.getItem('language')).toBe('de');
});
