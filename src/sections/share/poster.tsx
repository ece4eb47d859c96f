import { calculateWeeksOfLife, type WeeksOfLife } from '../../life/weeks-of-life.ts';
import { measureText } from '../../platform/measure-text.ts';
import { PicturePage, unit } from './picture-page.tsx';
import './poster.css';
import type { PosterFormat } from './poster-formats.ts';
import { PosterWeeks } from './poster-weeks.tsx';
import { createPosterWords, type PosterContent, type PosterWords } from './poster-words.ts';

/** The weeks of a life as a poster, or in another format. */
export interface PosterProps extends PosterContent {
  readonly format: PosterFormat;
  readonly theme: 'dark' | 'light';
  /** Defaults to those of today. */
  readonly weeks?: WeeksOfLife;
}

/** A title that takes more lines is set smaller, down to half its size. */
const TITLE_LINES = 1.8;

function fitTitle(title: string, size: number, lineWidth: number): number {
  const wide = measureText(title, `${size}px var(--serif)`);
  return size * Math.max(0.5, Math.min(1, (TITLE_LINES * lineWidth) / wide));
}

/** The weeks of a life on a page: words above and below them, or the weeks alone. */
export function Poster({ format, theme, weeks, ...content }: PosterProps) {
  const { model, marks } = content;
  const { width, height, margins, textSizes, paper } = format;
  const words = createPosterWords(content);
  const drawn = (
    <PosterWeeks
      format={format}
      weeks={weeks ?? calculateWeeksOfLife(model.shown.life, 0)}
      marks={marks}
      end={words.end}
      formatAge={model.format.number}
    />
  );
  return (
    <PicturePage className="poster" width={width} height={height} theme={theme}>
      {textSizes ? (
        <div
          className="poster-content"
          style={{
            paddingBlock: `${unit(margins.top)} ${unit(margins.bottom)}`,
            paddingInline: unit(margins.sides),
            gap: unit(textSizes.text * 1.6),
          }}
        >
          <div className="poster-head">
            <p
              className="poster-title"
              dir="auto"
              style={{ fontSize: unit(fitTitle(words.title, textSizes.title, width - 2 * margins.sides)) }}
            >
              {words.title}
            </p>
            <p style={{ fontSize: unit(textSizes.text) }}>{words.figures}</p>
          </div>
          {drawn}
          <Foot paper={paper} small={textSizes.small} words={words} />
        </div>
      ) : (
        drawn
      )}
    </PicturePage>
  );
}

/** The columns of the list of moments, at most; with fewer moments in a column, it has fewer columns. */
const COLUMNS = { portrait: 3, landscape: 5 };
const FULL_COLUMN = 3;
/** Many moments are set smaller. */
const MANY = { count: 24, size: 0.75 };

interface FootProps {
  readonly paper: PosterFormat['paper'];
  /** The size of the small print. */
  readonly small: number;
  readonly words: PosterWords;
}

/** The chapters, the moments and the small print. There is only room for moments on paper. */
function Foot({ paper, small, words: { chapters, moments, smallPrint } }: FootProps) {
  const isMany = moments.length > MANY.count;
  const most = paper ? COLUMNS[paper.orientation] + (isMany ? 1 : 0) : 0;
  return (
    <div className="poster-foot" style={{ fontSize: unit(small * 1.15), gap: unit(small * 1.4) }}>
      {chapters.length > 0 && (
        <ul className="poster-chapters">
          {chapters.map(({ text, paint }) => (
            <li key={text}>
              <span className="poster-dot" style={{ backgroundColor: paint }} />
              <span>{text}</span>
            </li>
          ))}
        </ul>
      )}
      {paper && moments.length > 0 && (
        <ol
          className="poster-moments"
          style={{
            columnCount: Math.min(most, Math.ceil(moments.length / FULL_COLUMN)),
            fontSize: isMany ? `${MANY.size}em` : undefined,
          }}
        >
          {moments.map(({ id, number, text }) => (
            <li key={id}>
              <span className="poster-number">{number}</span>
              <span>{text}</span>
            </li>
          ))}
        </ol>
      )}
      <p className="poster-print" style={{ fontSize: unit(small) }}>
        {smallPrint}
      </p>
    </div>
  );
}
