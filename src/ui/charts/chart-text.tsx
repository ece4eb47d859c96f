import { createElement, type SVGProps } from 'react';

/**
 * A text of a chart. On a right-to-left page, which mirrors the whole chart, it is mirrored back about its anchor point
 * (`charts.css`). In WebKit, the origin of a style sheet would be a corner of the chart: `transform-box: fill-box` has
 * no effect on texts there.
 */
export const ChartText = (props: SVGProps<SVGTextElement>) =>
  // React knows `transformOrigin`; its types do not.
  createElement('text', { ...props, transformOrigin: `${props.x ?? 0} 0` });
