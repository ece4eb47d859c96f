import { test } from './test.ts';

/** The messages at the fields. */
const PROBLEMS = '.field-problem:not(:empty)';

test('hours are accepted in the notations that people use, others are reported, and arrow keys step them', {
  tag: '@matrix',
}, async ({ visitor }) => {
  await visitor.open();
  await visitor.fill('spinbutton', 'Activity 1 hours per day', '7,5');
  await visitor.holds('spinbutton', 'Activity 1 hours per day', '7.5');
  await visitor.fill('spinbutton', 'Activity 2 hours per day', '٧');
  await visitor.holds('spinbutton', 'Activity 2 hours per day', '7');
  await visitor.reads(PROBLEMS);
  await visitor.fill('spinbutton', 'Activity 3 hours per day', '0:30');
  await visitor.reads(PROBLEMS);
  await visitor.reads('#total-hours', 'Total: 15 of 24 hours, 9 free');
  await visitor.press('Tab');
  await visitor.holds('spinbutton', 'Activity 3 hours per day', '0.5');
  await visitor.open();
  await visitor.fill('spinbutton', 'Activity 1 hours per day', '7-8');
  await visitor.holds('textbox', 'Activity 1 hours per day', '7-8');
  await visitor.reads(PROBLEMS, 'This isn’t a number. Enter one such as 8.');
  await visitor.reads('#total-hours', 'Total: 9 of 24 hours, 15 free');
  await visitor.fill('spinbutton', 'Activity 2 hours per day', '7.25');
  await visitor.press('ArrowUp');
  await visitor.holds('spinbutton', 'Activity 2 hours per day', '7.5');
  await visitor.press('ArrowDown', 'ArrowDown');
  await visitor.holds('spinbutton', 'Activity 2 hours per day', '6.5');
});

test('an incomplete form lists the problems, with links to the fields', { tag: '@matrix' }, async ({
  visitor,
}) => {
  await visitor.open();
  await visitor.choose('button', 'Visualize My Life');
  await visitor.isAt('group', 'There is a problem');
  await visitor.reads(PROBLEMS, 'Please enter a valid birthdate in the past', 'Please select a country');
  await visitor.choose('link', 'Please select a country');
  await visitor.isAt('button', 'Country Choose a country');
  await visitor.choose('checkbox', 'Enter life expectancy manually');
  await visitor.fill('spinbutton', 'Life expectancy (years)', '76');
  await visitor.reads(PROBLEMS, 'Please enter a valid birthdate in the past');
});
