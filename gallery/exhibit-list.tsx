import { type SyntheticEvent, useState } from 'react';
import { Choice } from '../src/ui/choice.tsx';
import type { Exhibit, ExhibitGroup } from './exhibit.ts';

const THEMES = [
  { value: 'dark', label: 'Dark' },
  { value: 'light', label: 'Light' },
  { value: 'both', label: 'Both' },
] as const;
const WIDTHS = [
  { value: '360', label: '360' },
  { value: '768', label: '768' },
  { value: '1280', label: '1280' },
] as const;

type ThemeChoice = (typeof THEMES)[number]['value'];
type WidthChoice = (typeof WIDTHS)[number]['value'];

const addressOf = (id: string, theme: string) => `?exhibit=${id}&theme=${theme}`;

interface ExhibitListProps {
  readonly groups: readonly ExhibitGroup[];
}

/**
 * A list of all exhibits, and one group of them on display. Each is in its own frame, so that widths, ids and overlays
 * behave as on the page. All groups at once would be hundreds of frames.
 */
export function ExhibitList({ groups }: ExhibitListProps) {
  const [theme, setTheme] = useState<ThemeChoice>('dark');
  const [width, setWidth] = useState<WidthChoice>('1280');
  const [title, setTitle] = useState(groups[0]?.title ?? '');
  const themes = theme === 'both' ? ['dark', 'light'] : [theme];
  const options = groups.map((group) => ({ value: group.title, label: group.title }));
  return (
    <div className="gallery">
      <header className="gallery-head">
        <h1>Gallery</h1>
        <Choice legend="Theme" options={THEMES} chosen={theme} onChoose={setTheme} />
        <Choice legend="Width in pixels" options={WIDTHS} chosen={width} onChoose={setWidth} />
      </header>
      <nav aria-label="Exhibits">
        {groups.map((group) => (
          <p key={group.title}>
            <b>{group.title}</b>
            {group.exhibits.map(({ id }) => (
              <a key={id} href={addressOf(id, themes[0] ?? 'dark')}>
                {id}
              </a>
            ))}
          </p>
        ))}
      </nav>
      <Choice legend="Shown here" options={options} chosen={title} onChoose={setTitle} />
      {groups
        .filter((group) => group.title === title)
        .flatMap(({ exhibits }) => exhibits)
        .map((exhibit) => (
          <article key={exhibit.id}>
            <h2>{exhibit.title}</h2>
            <div className="gallery-frames">
              {themes.map((each) => (
                <ExhibitFrame key={each} exhibit={exhibit} theme={each} width={Number(width)} />
              ))}
            </div>
          </article>
        ))}
    </div>
  );
}

interface ExhibitFrameProps {
  readonly exhibit: Exhibit;
  readonly theme: string;
  readonly width: number;
}

/** The height of overlays, which have no height in the page. */
const DEFAULT_HEIGHT = 640;

function ExhibitFrame({ exhibit: { id, title, over = false }, theme, width }: ExhibitFrameProps) {
  const [height, setHeight] = useState(DEFAULT_HEIGHT);
  const observeHeight = (event: SyntheticEvent<HTMLIFrameElement>) => {
    const page = event.currentTarget.contentDocument?.body;
    if (over || !page) return;
    new ResizeObserver(() => setHeight(page.offsetHeight)).observe(page);
  };
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- these are the gallery's own pages
    <iframe
      title={`${title}, ${theme}`}
      src={addressOf(id, theme)}
      width={width}
      height={height}
      loading="lazy"
      inert={over}
      onLoad={observeHeight}
    />
  );
}
