import { useState } from 'react';
import { TOASTS } from '#words/form.ts';
import { Toasts } from '../../src/app/toasts.tsx';
import { Button } from '../../src/ui/button.tsx';
import { Choice } from '../../src/ui/choice.tsx';
import { Disclosure } from '../../src/ui/disclosure.tsx';
import type { Exhibits } from '../exhibit.tsx';
import { press } from '../interactions.ts';

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

const OPTIONS = [
  { value: 'one', label: 'One' },
  { value: 'two', label: LONG },
  { value: 'three', label: ARABIC },
] as const;

function Choices() {
  const [chosen, choose] = useState<(typeof OPTIONS)[number]['value']>('one');
  return <Choice legend="One of a few" options={OPTIONS} chosen={chosen} onChoose={choose} />;
}

/** The general controls. */
export const CONTROL_EXHIBITS: Exhibits = {
  buttons: { render: () => <Buttons /> },
  choice: { render: () => <Choices /> },
  disclosure: {
    render: () => <Disclosure summary={LONG}>{LONG}</Disclosure>,
    interact: press('summary'),
  },
  'toast-bad': {
    render: () => (
      <Toasts
        toast={{ ...TOASTS.lifeExpectancyFailed, variant: 'destructive', id: 1, open: true }}
        onDismiss={ignore}
      />
    ),
  },
};
