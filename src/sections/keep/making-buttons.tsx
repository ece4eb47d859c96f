import { Button } from '../../ui/button.tsx';
import type { MakingStatus, Way } from './use-making.ts';

interface MakingButtonsProps {
  /** The main one first. */
  readonly ways: readonly Way[];
  readonly status: MakingStatus;
  /** The label of the pressed button while the file is being made. If omitted, its usual label stays. */
  readonly making?: string;
  readonly onPress: (way: Way, button: HTMLButtonElement) => void;
}

/** A button for each way to make a file, one at a time. */
export function MakingButtons({ ways, status, making, onPress }: MakingButtonsProps) {
  const busy = status?.kind === 'making' ? status.way : null;
  return ways.map((way, index) => (
    <Button
      key={way.label}
      look={index === 0 ? 'primary' : 'quiet'}
      disabled={busy !== null}
      onClick={(event) => onPress(way, event.currentTarget)}
    >
      {making && busy === way.label ? making : way.label}
    </Button>
  ));
}
