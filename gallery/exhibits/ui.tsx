import { useState } from 'react';
import { PROBLEM, TOASTS } from '#words/form.ts';
import { SHARE_TOASTS } from '#words/results.ts';

import { Toasts } from '../../src/app/toasts.tsx';
import { Button } from '../../src/ui/button.tsx';
import { Choice } from '../../src/ui/choice.tsx';
import { DateInput } from '../../src/ui/date-input.tsx';
import { Dialog } from '../../src/ui/dialog.tsx';
import { Disclosure } from '../../src/ui/disclosure.tsx';
import { Field } from '../../src/ui/field.tsx';
import { Icon, type IconName } from '../../src/ui/icon.tsx';
import { NumberInput } from '../../src/ui/number-input.tsx';
import { Tooltip } from '../../src/ui/tooltip.tsx';
import type { Exhibit } from '../exhibit.ts';
import { press, type } from '../interactions.ts';

const ALL_TOASTS = { ...TOASTS, ...SHARE_TOASTS };
const ignore = () => undefined;
const LONG = 'A text that is long enough to take a second line on a narrow screen';
const ARABIC = 'النوم والعمل والرياضة';

function Buttons() {
  const looks = ['primary', 'quiet', 'text'] as const;
  const signs = ['round', 'sign'] as const;
  return (
    <>
      {looks.map((look) => (
        <p key={look} className="exhibit-row">
          <Button look={look}>{`Button, ${look}`}</Button>
          <Button look={look} disabled>
            Disabled
          </Button>
          <Button look={look}>{LONG}</Button>
        </p>
      ))}
      {signs.map((look) => (
        <p key={look} className="exhibit-row">
          <Button look={look}>×</Button>
          <Button look={look} disabled>
            ×
          </Button>
        </p>
      ))}
    </>
  );
}

const ArabicButtons = () => (
  <p className="exhibit-row">
    <Button look="primary">{ARABIC}</Button>
    <Button>{ARABIC}</Button>
  </p>
);

function Fields() {
  const fields = [
    { id: 'plain', label: 'Birthdate', value: '1989-11-21' },
    { id: 'empty', label: LONG, value: '', hint: LONG },
    { id: 'wrong', label: 'Birthdate', value: '2026-03-02', problem: PROBLEM.birthdateInvalid },
  ];
  return (
    <div className="form-column">
      {fields.map(({ value, ...field }) => (
        <Field key={field.id} {...field}>
          {(control) => (
            <DateInput
              {...control}
              className="input"
              max="2026-03-01"
              value={value}
              onChange={ignore}
              readPasted={() => null}
              onUnreadable={ignore}
            />
          )}
        </Field>
      ))}
    </div>
  );
}

const NumberField = () => (
  <Field id="number" label="Hours" problem={PROBLEM.hoursUnreadable}>
    {(control) => <NumberInput {...control} className="input" value="7 to 8" onChange={ignore} />}
  </Field>
);

const OPTIONS = [
  { value: 'one', label: 'One' },
  { value: 'two', label: LONG },
  { value: 'three', label: 'Three' },
  { value: 'four', label: ARABIC },
] as const;

function Choices() {
  const [chosen, choose] = useState<(typeof OPTIONS)[number]['value']>('one');
  return <Choice legend="One of a few" options={OPTIONS} chosen={chosen} onChoose={choose} />;
}

function Checkboxes() {
  const boxes = [
    { label: 'Not ticked' },
    { label: 'Ticked', defaultChecked: true },
    { label: `${LONG}. ${LONG}` },
    { label: 'Disabled', disabled: true },
    { label: ARABIC, defaultChecked: true },
  ];
  return boxes.map(({ label, ...box }) => (
    <label key={label} className="checkbox">
      <input type="checkbox" {...box} />
      {label}
    </label>
  ));
}

const Disclosures = () => (
  <>
    <Disclosure summary="What opens">{LONG}</Disclosure>
    <Disclosure summary={LONG}>{LONG}</Disclosure>
  </>
);

const TIPS = [
  { x: 0, text: 'At the left end' },
  { x: 160, text: LONG },
  { x: 320, text: 'At the right end' },
];

function Tooltips() {
  return TIPS.map(({ x, text }) => (
    <div key={x} className="exhibit-tooltip">
      <Tooltip at={{ x, y: 130 }} width={320} scale={1} onPointerEnter={ignore} onPointerLeave={ignore}>
        <b dir="auto">{x === 160 ? ARABIC : 'Sleep'}</b>
        <span>{text}</span>
      </Tooltip>
    </div>
  ));
}

const ICONS: Readonly<Record<IconName, true>> = {
  bed: true,
  'book-open': true,
  briefcase: true,
  bus: true,
  calendar: true,
  'chef-hat': true,
  circle: true,
  clock: true,
  coffee: true,
  dumbbell: true,
  film: true,
  'flower-2': true,
  footprints: true,
  'gamepad-2': true,
  globe: true,
  'graduation-cap': true,
  hourglass: true,
  languages: true,
  moon: true,
  music: true,
  palette: true,
  'party-popper': true,
  'pen-line': true,
  phone: true,
  plane: true,
  'share-2': true,
  'shopping-bag': true,
  'spray-can': true,
  sun: true,
  tv: true,
  users: true,
  utensils: true,
};
const isIconName = (name: string): name is IconName => name in ICONS;

function Icons() {
  return (
    <p className="exhibit-row">
      {Object.keys(ICONS)
        .filter(isIconName)
        .map((name) => (
          <Icon key={name} name={name} />
        ))}
    </p>
  );
}

function OpenDialog() {
  return (
    <Dialog open onClose={ignore} title="A dialog">
      <p>{LONG}</p>
    </Dialog>
  );
}

/** A toast that stays open. */
const toast = (id: string, toastId: keyof typeof ALL_TOASTS): Exhibit => ({
  id: `toast-${id}`,
  title: `Toast: ${ALL_TOASTS[toastId].title}`,
  shows: ['ui/toast.tsx', 'app/toasts.tsx'],
  render: () => (
    <Toasts
      toast={{
        ...ALL_TOASTS[toastId],
        variant: toastId === 'screenshotCaptured' ? 'default' : 'destructive',
        id: 1,
        open: true,
      }}
      onDismiss={ignore}
    />
  ),
  over: true,
});

/** The general controls. */
export const UI_EXHIBITS: readonly Exhibit[] = [
  { id: 'buttons', title: 'Buttons', shows: ['ui/button.tsx'], render: () => <Buttons /> },
  {
    id: 'buttons-rtl',
    title: 'Buttons in Arabic',
    shows: ['ui/button.tsx'],
    render: () => <ArabicButtons />,
  },
  {
    id: 'fields',
    title: 'Fields: plain, with a hint, with an error',
    shows: ['ui/field.tsx', 'ui/date-input.tsx'],
    render: () => <Fields />,
    // The date input does not overwrite its initial value, so the date has to be typed.
    interact: (exhibit) => {
      type('#plain', '1989-11-21')(exhibit);
      type('#wrong', '2026-03-02')(exhibit);
    },
  },
  {
    id: 'number',
    title: 'A number field with text that is not a number',
    shows: ['ui/number-input.tsx'],
    render: () => <NumberField />,
  },
  { id: 'choice', title: 'Choice', shows: ['ui/choice.tsx'], render: () => <Choices /> },
  {
    id: 'checkboxes',
    title: 'Checkboxes',
    shows: [],
    render: () => <Checkboxes />,
  },
  {
    id: 'disclosure',
    title: 'Disclosures: closed and open',
    shows: ['ui/disclosure.tsx'],
    render: () => <Disclosures />,
    interact: press('summary'),
  },
  {
    id: 'tooltips',
    title: 'Tooltips at both ends and in the middle',
    shows: ['ui/tooltip.tsx'],
    render: () => <Tooltips />,
  },
  {
    id: 'icons',
    title: 'Icons',
    shows: ['ui/icon.tsx'],
    render: () => <Icons />,
  },
  { id: 'dialog', title: 'Dialog', shows: ['ui/dialog.tsx'], render: () => <OpenDialog />, over: true },
  toast('good', 'screenshotCaptured'),
  toast('bad', 'lifeExpectancyFailed'),
];
