/** The least that React can do for a slider: what the page's own steps cost is told against this. */
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
