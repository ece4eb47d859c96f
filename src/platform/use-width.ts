import { useLayoutEffect, useRef, useState } from 'react';

/** The text size that pictures are drawn for, in CSS pixels. */
const USUAL_TEXT_SIZE = 16;
/** What a picture can always be laid out for: narrower than this, larger text no longer makes it. */
const LEAST_WIDTH = 288;

/**
 * The width of an element that a picture fills, as it changes, in the picture's own pixels; and how many CSS pixels
 * each of those is. Pictures grow with the visitor's text size, as far as there is room.
 * The width is whole, and 0 until it is known.
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
      const textSize = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      const next = Math.max(1, Math.min(textSize / USUAL_TEXT_SIZE, clientWidth / LEAST_WIDTH));
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
