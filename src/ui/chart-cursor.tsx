import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useId,
  useRef,
  useState,
} from 'react';
import { Button } from './button.tsx';
import { keyFromLeft, readsFromRight } from './direction.ts';
import { TOOLTIP_DELAY_MS, Tooltip, useTooltip } from './tooltip.tsx';
import './chart-cursor.css';

/** The delay before an open tooltip moves to another point: long enough for the pointer to reach the tooltip. */
const NEXT_DELAY_MS = 150;

/** The largest distance between two positions that count as the same, in pixels. */
const TAP_RADIUS = 12;

/** Whether a click ends where the main button of a mouse was pressed: away from there it ends a drag. */
const isMouseClick = ({ clientX, clientY }: MouseEvent, pressed: PointerEvent | null) =>
  pressed?.pointerType === 'mouse' &&
  pressed.button === 0 &&
  Math.hypot(clientX - pressed.clientX, clientY - pressed.clientY) <= TAP_RADIUS;

/** A position in a chart, in its pixels from its start edge and its top. */
export interface Position {
  readonly x: number;
  readonly y: number;
}

interface ChartCursorProps {
  /** A description of the chart in one sentence. */
  readonly label: string;
  /** How to move through the chart with the keyboard. */
  readonly keys: string;
  /** The chart's width, in pixels. */
  readonly width: number;
  /** CSS pixels per pixel of the chart. */
  readonly scale: number;
  /** The subject of the chart. The keyboard position is reset when it changes. */
  readonly resetOn: object;
  /** The number of points. Points are numbered from 0. */
  readonly count: number;
  readonly start: number;
  readonly pointAt: (position: Position) => number;
  /** The number of points that each key moves by, on a page that reads from left to right. */
  readonly stepByKey: Readonly<Record<string, number>>;
  /**
   * Called for a point that is clicked, with the position of that, or chosen with Enter or Space. By touch a point is only
   * described, with a button for it.
   */
  readonly onActivate?: ((point: number, position: Position | null) => void) | undefined;
  /** Whether there is something at a position that a touch activates as well, such as a name. */
  readonly isTarget?: (position: Position) => boolean;
  /** The position of a point in the chart, and its description. */
  readonly describe: (point: number) => {
    readonly at: Position;
    readonly title: string;
    readonly text: string;
    /** What activating it does. */
    readonly action?: string;
  };
  /** The chart. @param shown the point at the cursor; `null` for none */
  readonly children: (shown: number | null) => ReactNode;
}

/** @param scale CSS pixels per pixel of the chart */
function positionOf(event: MouseEvent, scale: number): Position {
  const { left, right, top } = event.currentTarget.getBoundingClientRect();
  const along = readsFromRight() ? right - event.clientX : event.clientX - left;
  return { x: along / scale, y: (event.clientY - top) / scale };
}

function useCursor(props: ChartCursorProps) {
  const { scale, resetOn, count, start, pointAt, stepByKey, onActivate, isTarget } = props;
  const { shown, showAfter, tooltipProps } = useTooltip<number>();
  const [isTouched, setIsTouched] = useState(false);
  const [moved, setMoved] = useState<{ readonly resetOn: object; readonly point: number } | null>(null);
  const pressed = useRef<PointerEvent | null>(null);
  const clamp = (point: number) => Math.min(count - 1, Math.max(0, point));
  const current = clamp(moved?.resetOn === resetOn ? moved.point : start);
  const pointOf = (event: MouseEvent) => clamp(pointAt(positionOf(event, scale)));
  const moveTo = (point: number) => {
    setMoved({ resetOn, point });
    showAfter(point, 0);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    setIsTouched(false);
    if (onActivate && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault();
      onActivate(current, null);
      return;
    }
    const step =
      event.key === 'Home' ? -count : event.key === 'End' ? count : stepByKey[keyFromLeft(event.key)];
    if (!step) return;
    event.preventDefault();
    moveTo(clamp(current + step));
  };
  const handlers = {
    onPointerMove: (event: PointerEvent) => {
      const delay = shown === null ? TOOLTIP_DELAY_MS : NEXT_DELAY_MS;
      // A drag sideways reads the points below it. One that scrolls the page is canceled.
      showAfter(pointOf(event), event.pointerType === 'touch' ? 0 : delay);
    },
    onPointerLeave: (event: PointerEvent) =>
      event.pointerType !== 'touch' && showAfter(null, TOOLTIP_DELAY_MS),
    onPointerCancel: () => showAfter(null, 0),
    onPointerDown: (event: PointerEvent) => {
      setIsTouched(event.pointerType !== 'mouse');
      pressed.current = event;
    },
    onPointerUp: (event: PointerEvent) => moveTo(pointOf(event)),
    onClick: (event: MouseEvent) => {
      const press = pressed.current;
      // A screen reader's click has none.
      pressed.current = null;
      const position = positionOf(event, scale);
      if (isMouseClick(event, press) || (press && isTarget?.(position)))
        onActivate?.(pointOf(event), position);
    },
    onFocus: () => showAfter(current, 0),
    onBlur: () => showAfter(null, 0),
    onKeyDown,
  };
  // The chart may have fewer points by now.
  return { point: shown === null ? null : clamp(shown), isTouched, handlers, tooltipProps };
}

/**
 * A chart of many points with a cursor over them, moved by pointer, tap or keyboard. The chart is one element and one tab
 * stop, whatever its number of points.
 */
export function ChartCursor(props: ChartCursorProps) {
  const { label, keys, width, scale, onActivate, describe, children } = props;
  const keysId = useId();
  const { point, isTouched, handlers, tooltipProps } = useCursor(props);
  const described = point === null ? null : { point, ...describe(point) };
  return (
    <>
      <div
        className="chart-cursor"
        role="application"
        aria-label={label}
        aria-describedby={keysId}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keys move within the application
        tabIndex={0}
        {...handlers}
      >
        {children(point)}
      </div>
      <p id={keysId} hidden>
        {keys}
      </p>
      <div role="status">
        {described && (
          <Tooltip at={described.at} width={width} scale={scale} {...tooltipProps}>
            <b>
              <span>{described.title}</span>
              <span className="visually-hidden">: </span>
            </b>
            <span>{described.text}</span>
            {isTouched && onActivate && described.action && (
              <Button
                // The focus stays in the chart: without it, this would close.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => onActivate(described.point, null)}
              >
                {described.action}
              </Button>
            )}
          </Tooltip>
        )}
      </div>
    </>
  );
}
