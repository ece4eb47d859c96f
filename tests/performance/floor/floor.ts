import { createElement, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** The least that a page with a form and a slider is in React. Without JSX, since `tsx` and the build both read it. */
export function Floor() {
  const [weeks, setWeeks] = useState(0);
  const slider = createElement('input', {
    type: 'range',
    'aria-label': 'Weeks',
    max: 7800,
    step: 52,
    value: weeks,
    onChange: (event: { currentTarget: HTMLInputElement }) => setWeeks(event.currentTarget.valueAsNumber),
  });
  return createElement('form', null, slider, createElement('output', null, weeks));
}

// The benchmark renders it without a document.
if (typeof document === 'object') {
  const root = document.getElementById('floor');
  if (root) hydrateRoot(root, createElement(Floor));
}
