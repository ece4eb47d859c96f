import { createContext, useContext, useLayoutEffect, useRef, useState } from 'react';
import { usePrinting } from './use-window-event.ts';

/** The text size that charts are designed for, in CSS pixels. */
const USUAL_TEXT_SIZE = 16;
/** The minimum width of a chart: larger text does not make it narrower than this. */
const LEAST_WIDTH = 288;

/**
 * The room for a chart on paper, in CSS pixels: the width of A4 or Letter between its margins. A browser that prints tells
 * no size of the sheet; stylesheets stretch or shrink the chart to it.
 */
const PAPER = { width: 704, height: 440 };

/** The room before it is measured: charts that are never laid out, such as without a browser, keep it. */
export const ChartRoomContext = createContext({ width: 0, height: 0, scale: 1 });

/** CSS pixels per SVG unit of a chart in an element of that width, also in CSS pixels. */
function chartScale(clientWidth: number): number {
  const textSize = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return Math.max(1, Math.min(textSize / USUAL_TEXT_SIZE, clientWidth / LEAST_WIDTH));
}

/**
 * The room for a chart in an element, in whole SVG units, and the CSS pixels per unit. Charts scale with the visitor's
 * text size as far as there is space. The width is 0 until it is measured.
 * @param limits `size` if a stylesheet gives the element the height of the room; else the chart has its own height
 * @param paper the room while the page is being printed, in CSS pixels
 */
export function useChartRoom<E extends HTMLElement>(limits: 'width' | 'size' = 'width', paper = PAPER) {
  const ref = useRef<E>(null);
  const [room, setRoom] = useState(useContext(ChartRoomContext));
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => {
      const { clientWidth, clientHeight } = element;
      const scale = chartScale(clientWidth);
      const width = Math.floor(clientWidth / scale);
      const height = limits === 'size' ? Math.floor(clientHeight / scale) : 0;
      setRoom((last) =>
        last.width === width && last.height === height && last.scale === scale
          ? last
          : { width, height, scale },
      );
    };
    const observer = new ResizeObserver(measure);
    measure();
    observer.observe(element);
    return () => observer.disconnect();
  }, [limits]);
  const { scale } = room;
  const printed = {
    width: Math.floor(paper.width / scale),
    height: Math.floor(paper.height / scale),
    scale,
  };
  return [ref, usePrinting() ? printed : room] as const;
}
