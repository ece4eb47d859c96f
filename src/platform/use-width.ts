import { useLayoutEffect, useRef, useState } from 'react';

/** The text size that charts are designed for, in CSS pixels. */
const USUAL_TEXT_SIZE = 16;
/** The minimum width of a chart: larger text does not make it narrower than this. */
const LEAST_WIDTH = 288;

/** CSS pixels per SVG unit of a chart in an element of that width, also in CSS pixels. */
export function chartScale(clientWidth: number): number {
  const textSize = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return Math.max(1, Math.min(textSize / USUAL_TEXT_SIZE, clientWidth / LEAST_WIDTH));
}

/**
 * The width of an element for a chart in it, in SVG units, and the CSS pixels per unit. Charts scale with the visitor's
 * text size as far as there is space. The width is a whole number, and 0 until it is measured.
 */
export function useWidth<E extends HTMLElement>() {
  const ref = useRef<E>(null);
  const [width, setWidth] = useState(0);
  const [scale, setScale] = useState(1);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => {
      const { clientWidth } = element;
      const next = chartScale(clientWidth);
      setScale(next);
      setWidth(Math.floor(clientWidth / next));
    };
    const observer = new ResizeObserver(measure);
    measure();
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width, scale] as const;
}
