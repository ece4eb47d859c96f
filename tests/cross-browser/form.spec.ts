import { test } from './test.ts';

/** The messages at the fields. */
const PROBLEMS = '.field-problem:not(:empty)';

test('the form works on a first visit, and a removed activity can be restored', { tag: '@matrix' }, async ({
  visitor,
}) => {
  await visitor.open();
  await visitor.reads('#total-hours', 'Total: 17 of 24 hours, 7 free');
  await visitor.click('button', 'Add activity');
  await visitor.isAt('textbox', 'Activity 4 name');
  await visitor.tab.type('Reading');
  await visitor.fill('spinbutton', 'Activity 4 hours per day', '2.5');
  await visitor.reads('#total-hours', 'Total: 19.5 of 24 hours, 4.5 free');
  await visitor.click('button', 'Remove activity 4');
  await visitor.reads('#total-hours', 'Total: 17 of 24 hours, 7 free');
  await visitor.choose('button', 'Undo removing Reading');
  await visitor.holds('textbox', 'Activity 4 name', 'Reading');
});

test('hours are accepted in the notations that people use; others are reported', {
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
});

test('arrow keys step numbers', { tag: '@matrix' }, async ({ visitor }) => {
  await visitor.open();
  await visitor.fill('spinbutton', 'Activity 1 hours per day', '7.25');
  await visitor.press('ArrowUp');
  await visitor.holds('spinbutton', 'Activity 1 hours per day', '7.5');
  await visitor.press('ArrowDown', 'ArrowDown');
  await visitor.holds('spinbutton', 'Activity 1 hours per day', '6.5');
  await visitor.reads(PROBLEMS);
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

test('a country is found and chosen with the keyboard, and its life expectancy is shown', {
  tag: '@matrix',
}, async ({ visitor }) => {
  await visitor.open();
  await visitor.choose('button', 'Country Choose a country');
  await visitor.isAt('combobox', 'Search countries...');
  await visitor.tab.type('ger');
  await visitor.sees('option', 'Germany');
  await visitor.sees('option', 'Japan', 0);
  await visitor.press('Enter');
  await visitor.isAt('button', /^Country Germany/);
  await visitor.reads('#country-note', '99 years · World Bank 2023');
  await visitor.press('Enter', 'Escape');
  await visitor.isAt('button', /^Country Germany/);
});

test('the chosen theme is kept after a reload', { tag: '@matrix' }, async ({ visitor }) => {
  await visitor.open();
  await visitor.click('button', 'Switch to light theme');
  await visitor.sees('button', 'Switch to dark theme');
  await visitor.reload();
  await visitor.sees('button', 'Switch to dark theme');
});

test('the example shows its results, and the form as it was before can be restored', {
  tag: '@matrix',
}, async ({ visitor }) => {
  await visitor.open();
  await visitor.fill('textbox', 'Activity 1 name', 'Dreaming');
  await visitor.click('link', 'See an example');
  await visitor.seesResults();
  await visitor.reads('.card-lede', /^This is an example/);
  await visitor.click('link', 'Start your own');
  await visitor.holds('date', 'Birthdate', '');
  await visitor.holds('textbox', 'Activity 1 name', 'Dreaming');
});

test('the form is saved while “Remember on this device” is ticked', {
  tag: '@matrix',
}, async ({ visitor }) => {
  await visitor.open();
  await visitor.fillPerson();
  await visitor.open();
  await visitor.holds('date', 'Birthdate', '');
  await visitor.fillPerson();
  await visitor.choose('checkbox', 'Remember on this device');
  await visitor.open();
  // Its results are there, and the form is folded above them.
  await visitor.click('button', 'Change');
  await visitor.holds('date', 'Birthdate', '1984-02-29');
  await visitor.holds('spinbutton', 'Life expectancy (years)', '76');
  await visitor.choose('checkbox', 'Remember on this device');
  await visitor.open();
  await visitor.holds('date', 'Birthdate', '');
});
