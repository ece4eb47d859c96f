import { afterEach, expect, test } from 'vitest';
import { carryState, hasCarriedState, takeCarriedState } from './carried-state.ts';

afterEach(takeCarriedState);

/** As the browser does when this page is left: it asks first, and then hides it if another page has come. */
const ask = () => dispatchEvent(new Event('beforeunload'));
const leave = () => dispatchEvent(new Event('pagehide'));

test('what is entered while the page of a link is on its way is passed on to it', () => {
  let entered = 'old';
  carryState(() => entered);
  ask();
  entered = 'new';
  leave();
  expect(takeCarriedState()).toBe('new');
});

test('nothing is passed on where the page of a link has not come and this page is left another way', () => {
  carryState(() => 'old');
  ask();
  expect(hasCarriedState()).toBe(true);
  ask();
  expect(hasCarriedState()).toBe(false);
  leave();
  expect(takeCarriedState()).toBeNull();
});

test('a second link takes the place of one whose page has not come', () => {
  carryState(() => 'first');
  ask();
  carryState(() => 'second');
  ask();
  expect(hasCarriedState()).toBe(true);
  leave();
  expect(takeCarriedState()).toBe('second');
});
