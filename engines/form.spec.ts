import { test } from './test.ts';

test('from a cold start the form works: fields, activities and their sum', async ({ visitor }) => {
  await visitor.open();
  await visitor.reads('#total-hours', 'Total: 17 of 24 hours, 7 free');
  await visitor.click('button', 'Add activity');
  await visitor.isAt('textbox', 'Activity 4 name');
  await visitor.tab.type('Reading');
  await visitor.fill('spinbutton', 'Activity 4 hours per day', '2.5');
  await visitor.reads('#total-hours', 'Total: 19.5 of 24 hours, 4.5 free');
  await visitor.click('button', 'Remove activity 4');
  await visitor.sees('textbox', 'Activity 4 name', 0);
  await visitor.reads('#total-hours', 'Total: 17 of 24 hours, 7 free');
});

test('a form that cannot be used says at its fields what is missing', async ({ visitor }) => {
  await visitor.open();
  await visitor.choose('button', 'Visualize My Life');
  await visitor.reads(
    '.field-problem:not(:empty)',
    'Please enter a valid birthdate in the past',
    'Please select a country',
  );
  await visitor.fill('date', 'Birthdate', '02/29/1984');
  await visitor.reads('.field-problem:not(:empty)', 'Please select a country');
});

test('a country is found and chosen by the keyboard, and its figure shown', async ({ visitor }) => {
  await visitor.open();
  await visitor.choose('button', 'Country Choose a country');
  await visitor.isAt('combobox', 'Search countries...');
  await visitor.tab.type('ger');
  await visitor.sees('option', 'Germany');
  await visitor.sees('option', 'Japan', 0);
  await visitor.press('Enter');
  await visitor.isAt('button', 'Country Germany');
  await visitor.reads('#country-note', '99 years · World Bank 2023');
  await visitor.press('Enter', 'Escape');
  await visitor.isAt('button', 'Country Germany');
});

test('the theme that was chosen stays over a reload', async ({ visitor }) => {
  await visitor.open();
  await visitor.click('button', 'Switch to light theme');
  await visitor.sees('button', 'Switch to dark theme');
  await visitor.reload();
  await visitor.sees('button', 'Switch to dark theme');
});
