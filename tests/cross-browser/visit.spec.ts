import { test } from './test.ts';

test('a whole visit works with the keyboard alone, from the empty form to a link opened in a second browser', {
  tag: '@matrix',
}, async ({ visitor, meetAnother }) => {
  await visitor.open();
  await visitor.fill('date', 'Birthdate', '02/29/1984');
  await visitor.choose('button', 'Country Choose a country');
  await visitor.isAt('combobox', 'Search countries...');
  await visitor.press('ArrowDown', 'ArrowDown', 'Enter');
  await visitor.isAt('button', /^Country France/);
  await visitor.fill('textbox', 'Activity 1 name', 'Dreaming');
  await visitor.choose('button', 'Add activity');
  await visitor.isAt('textbox', 'Activity 4 name');
  await visitor.tab.type('Reading');
  await visitor.fill('spinbutton', 'Activity 4 hours per day', '1.5');
  await visitor.visualize();
  await visitor.isAt('region', 'Your life in numbers');
  await visitor.reads('.summary dd', '42', '57', '2,964');
  await visitor.tabTo('slider', 'Interactive Timeline');
  await visitor.press('PageUp');
  await visitor.reads('.remaining', /^At 47: 52 years to life expectancy, or/);
  await visitor.choose('button', 'Share Results');
  await visitor.getsFile('my-life-visualization.png');
  await visitor.choose('button', 'Open: A link');
  await visitor.choose('button', 'Copy link');
  await visitor.reads('.copy-link [role="status"]', /^Link copied|^Your browser blocked copying/);
  const link = await visitor.tab.run(() => watched.copied.join());

  const other = await meetAnother();
  await other.tab.open(link);
  await other.isAt('heading', 'Someone shared their life with you');
  await other.reads('.summary dd', '42', '57', '2,964');
  await other.reads('.remaining', /^At 47: 52 years to life expectancy, or/);
  await other.choose('link', 'See my own life');
  await other.holds('date', 'Birthdate', '');
});
