/** The smallest possible slider in React, with which the page's own steps are compared. */
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

const WEEKS = 150 * 52;

function EmptyPage() {
  const [weeks, setWeeks] = useState(0);
  return (
    <>
      <input
        type="range"
        aria-label="Weeks"
        max={WEEKS}
        step={52}
        value={weeks}
        onChange={(event) => setWeeks(Number(event.target.value))}
      />
      <output>{weeks}</output>
    </>
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root');
createRoot(root).render(<EmptyPage />);
