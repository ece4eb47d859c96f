import { useLayoutEffect, useRef, useState } from 'react';
import { chartScale } from './use-width.ts';

/**
 * The size of an element that a stylesheet gives the size of the room for a chart, in whole SVG units, and the CSS
 * pixels per unit. The width is 0 until it is measured.
 */
export function useBounds<E extends HTMLElement>() {
  const ref = useRef<E>(null);
  const [room, setBounds] = useState({ width: 0, height: 0, scale: 1 });
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => {
      const { clientWidth, clientHeight } = element;
      const scale = chartScale(clientWidth);
      const [width, height] = [Math.floor(clientWidth / scale), Math.floor(clientHeight / scale)];
      setBounds((last) =>
        last.width === width && last.height === height && last.scale === scale
          ? last
          : { width, height, scale },
      );
    };
    const observer = new ResizeObserver(measure);
    measure();
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, room] as const;
}
