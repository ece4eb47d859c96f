import { type ComponentProps, useId, useRef } from 'react';
import { Button } from './button.tsx';
import './menu.css';

export interface MenuChoice {
  readonly label: string;
  /** Its full name, for screen readers, where the label is not enough. */
  readonly name?: string;
  readonly opensDialog?: boolean;
  readonly onChoose: () => void;
}

interface MenuProps extends Pick<ComponentProps<typeof Button>, 'id' | 'look'> {
  /** Names the button and its menu. */
  readonly label: string;
  /** What the button shows. */
  readonly children: string;
  readonly choices: readonly MenuChoice[];
}

/** A button that opens a few buttons below it. Once one of them is pressed, the focus returns to it. */
export function Menu({ label, children, choices, ...button }: MenuProps) {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  return (
    <>
      <Button {...button} style={{ anchorName: `--${id}` }} aria-label={label} popoverTarget={id}>
        <span aria-hidden>{children}</span>
      </Button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        className="menu"
        style={{ positionAnchor: `--${id}` }}
        role="group"
        aria-label={label}
      >
        {choices.map((choice) => (
          <Button
            key={choice.label}
            look="text"
            aria-label={choice.name}
            aria-haspopup={choice.opensDialog ? 'dialog' : undefined}
            onClick={() => {
              // A dialog returns the focus to where it was when it opened.
              menu.current?.hidePopover();
              choice.onChoose();
            }}
          >
            {choice.label}
          </Button>
        ))}
      </div>
    </>
  );
}
