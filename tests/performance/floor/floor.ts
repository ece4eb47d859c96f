import { createElement, useState } from 'react';

const WEEKS = 150 * 52;

/** The least that a page with a form and a slider is in React. Without JSX, since Node.js and the build both read it. */
export function Floor() {
  const [weeks, setWeeks] = useState(0);
  const slider = createElement('input', {
    type: 'range',
    'aria-label': 'Weeks',
    max: WEEKS,
    step: 52,
    value: weeks,
    onChange: (event: { currentTarget: HTMLInputElement }) => setWeeks(Number(event.currentTarget.value)),
  });
  return createElement('form', null, slider, createElement('output', null, weeks));
}
