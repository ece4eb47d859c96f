/** A figure that the page or a picture says of a thing, as it is written. */
interface Statement {
  readonly thing: string;
  readonly figure: string;
  /** The pattern or the table that found it. */
  readonly by: string;
}

const ATTRIBUTE = /<[^>]*? (?:aria-label|aria-valuetext|data-text)="|"[^<>]*>|<[^>]+>/;

/** The texts of a markup, and the names of its parts, with a line break between two. */
export const textsOf = (markup: string): string =>
  markup
    .replaceAll(/<\/?b>/g, '')
    .split(ATTRIBUTE)
    .map((text) => text.replaceAll(/[\u2068\u2069]/g, '').trim())
    .filter(Boolean)
    .join('\n');

/** The cells of each row of the tables with a caption, without their heads. */
export function rowsOf(markup: string, caption: string): readonly (readonly string[])[] {
  const tables = markup.matchAll(/<caption[^>]*>([^<]*)<\/caption>.*?<tbody>(.*?)<\/tbody>/g);
  return Array.from(tables)
    .filter(([, name]) => name === caption)
    .flatMap(([, , rows = '']) => rows.split('</tr>').slice(0, -1))
    .map((row) =>
      Array.from(row.matchAll(/<t[hd].*?<\/t[hd]>/g), ([cell]) => textsOf(cell).split('\n').at(-1) ?? ''),
    );
}

const F = String.raw`(\d+(?:,\d{3})*(?:\.\d+)?)`;
const N = '(Ash|Birch|Cedar|Dill|Elm|Free Time)';

/**
 * Where a figure stands, each with the things that its groups are of. `$` is the name of the activity in the first group;
 * those of today and of the slider's age are the same thing while it rests there.
 */
const PLACES: readonly (readonly [RegExp, ...string[]])[] = [
  // The pie's name, the table beside it, the key of the image.
  [RegExp(`(?<=^|, |\\n)${N}[ \\n]([\\d.]+)%`, 'g'), 'share of $'],
  [RegExp(`${N}: ${F}% · ${F} years`, 'g'), 'share of $', '$ by then'],
  // A card.
  [
    RegExp(`${N}\\n${F}\\nyears (?:so far|at this age)\\n(?:From ${F} years\\n)?${F}% of`, 'g'),
    '$ by then',
    '$ by today',
    'share of $',
  ],
  // Bars: their name, a tooltip, the figures in them, and those of the image.
  [RegExp(`${N} ${F} years ahead[,.]`, 'g'), '$ ahead'],
  [RegExp(`${N} ${F} years (?:so far|by [\\d.]+)?[,.]`, 'g'), '$ by then'],
  [RegExp(`${N}: ${F} years so far`, 'g'), '$ by today'],
  [RegExp(`${N}: (?:[\\d.]+ years so far, )?${F} until`, 'g'), '$ until then'],
  [RegExp(`${N}: [^%\\n]*?${F} years ahead`, 'g'), '$ ahead'],
  [RegExp(`${N}\\n${F}\\n${F}\\n\\1:`, 'g'), '$ by then', '$ ahead'],
  [RegExp(`${N}\\n${F} (?:so far|by [\\d.]+)(?: · ${F} ahead)?(?=\\n)`, 'g'), '$ by then', '$ ahead'],
  // The slider, once it rests.
  [RegExp(`${N} ${F} years[,.]`, 'g'), '$ by then'],
  // The calculation is as of today.
  [RegExp(`For the (first) activity: [^=]*= ${F} years so far`, 'g'), 'Ash by today'],
  [RegExp(`For the (first) activity: .*? = ${F} ahead`, 'g'), 'Ash ahead of today'],
  [RegExp(`(Years) Lived\\n${F}\\n`, 'g'), 'age'],
  [RegExp(`(Now), ${F}\\n`, 'g'), 'age'],
  [RegExp(`(Years) Remaining\\n(?:Weeks Left\\n)?${F}\\n`, 'g'), 'years remaining'],
  [RegExp(`(Years) Remaining\\nLife expectancy − years lived: [^=]* = ${F}\\.`, 'g'), 'years remaining'],
  [RegExp(`(Life) expectancy, [\\d.]+\\nin ${F} years?\\n`, 'g'), 'years remaining'],
  [RegExp(`(Weeks) Left\\n${F}\\n`, 'g'), 'weeks left'],
  [RegExp(`(Years) remaining × 52, rounded down: [^=]* = ${F}\\.`, 'g'), 'weeks left'],
  [RegExp(`(weeks?) lived · about ${F} ahead`, 'g'), 'weeks left'],
  [
    RegExp(`(You have lived|\\n) ?${F} weeks?(?: so far)?\\.(?:[ \\n]About ${F} may lie ahead)?`, 'g'),
    'weeks lived',
    'weeks left',
  ],
  [
    RegExp(`(At) ${F}: ${F} weeks\\.(?:[ \\n]About ${F} may lie ahead)?`, 'g'),
    'age by then',
    'weeks by then',
    'weeks ahead',
  ],
  [RegExp(`(\\n)[\\d,]+ weeks? so far, ${F} ahead until ${F}\\.`, 'g'), 'weeks ahead', 'life expectancy'],
  [
    RegExp(`(\\n)[\\d,]+ weeks? so far, [\\d,]+ from now until ${F}(?:, ${F} after that)?`, 'g'),
    'age by then',
    'weeks ahead',
  ],
  [RegExp(`(\\n|· )${F} weeks? lived`, 'g'), 'weeks lived'],
  [RegExp(`(\\n)${F} weeks? so far, `, 'g'), 'weeks lived'],
  [RegExp(`(Days) since birth ÷ 7, rounded down: [^=]* = ${F}\\.`, 'g'), 'weeks lived'],
  [RegExp(`(Life) expectancy, ${F}\\n`, 'g'), 'life expectancy'],
  [RegExp(`(The) line at ${F} is`, 'g'), 'life expectancy'],
  [RegExp(`(a) life expectancy of ${F}(?: years?)?[.\\n]`, 'g'), 'life expectancy'],
  [RegExp(`(Based) on (?:the age|life expectancy|a life expectancy)[^:\\n]*: ${F} `, 'g'), 'life expectancy'],
  [RegExp(`(Life) expectancy − years lived: ${F} −`, 'g'), 'life expectancy'],
  [RegExp(`(of) ${F} years? so far, ${F}%`, 'g'), 'life expectancy', 'share of the life'],
  [RegExp(`(·) ${F}%\\nBirth`, 'g'), 'share of the life'],
  [RegExp(`(\\n)${F}% of ${F} years?\\n`, 'g'), 'share of the life', 'life expectancy'],
  [RegExp(`(\\n)Age ${F}\\n(?:in|about|Back)`, 'g'), 'age by then'],
  [RegExp(`(The) slider is at ${F}\\.`, 'g'), 'age by then'],
  [RegExp(`(until|by|At) ${F}(?:\\n|: | · |, [\\d.]+ years ahead)`, 'g'), 'age by then'],
  [RegExp(`(Of) people who reach ${F} in`, 'g'), 'age by then'],
  [RegExp(`(or) ${F} days counting 52 weeks`, 'g'), 'days ahead'],
  [RegExp(`(That’s) ${F} days, counting 52 weeks`, 'g'), 'days ahead'],
  [RegExp(`(At) [\\d.]+: ${F} years to life`, 'g'), 'years ahead'],
  [RegExp(`(At) [\\d.]+, ${F} years to life`, 'g'), 'years ahead'],
  [RegExp(`(three) in four reach ${F}`, 'g'), 'age of three in four'],
  [RegExp(`(3) in 4: ${F}\\n`, 'g'), 'age of three in four'],
  [RegExp(`(four) reach [\\d.]+(?:,| and) half reach ${F}`, 'g'), 'age of half'],
  [RegExp(`(half): ${F}\\n`, 'g'), 'age of half'],
  [RegExp(`(?<!will )(live) to ${F} on average`, 'g'), 'age of people'],
  [RegExp(`(People) already \\d+: ${F}\\n`, 'g'), 'age of people'],
];

/** Tables whose rows begin with an activity, with the things of their columns. */
const TABLES: readonly (readonly [caption: string, ...things: string[]])[] = [
  ['Life Spent On Activities', 'share of $'],
  ['Future Projections', '$ by then', '$ ahead'],
];

/** The names of all places that are looked at. */
export const listPlaces = (): readonly string[] => [
  ...PLACES.map(([{ source }]) => source),
  ...TABLES.map(([caption]) => caption),
];

function nameThing(thing: string, name: string, isMoved: boolean): string {
  const named = thing.replace('$', () => name);
  return isMoved ? named : named.replace(' by today', ' by then').replace(' ahead of today', ' ahead');
}

/** All figures in a page, by what they are of. @param isMoved whether the slider is */
export function readFigures(markup: string, isMoved: boolean): readonly Statement[] {
  const text = `\n${textsOf(markup)}\n`;
  const inText = PLACES.flatMap(([pattern, ...things]) =>
    Array.from(text.matchAll(pattern)).flatMap(([, name = '', ...figures]) =>
      things.flatMap((thing, index) => {
        const figure = figures[index];
        return figure ? [{ thing: nameThing(thing, name, isMoved), figure, by: pattern.source }] : [];
      }),
    ),
  );
  const inTables = TABLES.flatMap(([caption, ...things]) =>
    rowsOf(markup, caption).flatMap(([name = '', ...cells]) =>
      cells.map((cell, index) => ({
        thing: nameThing(things[index] ?? '', name, isMoved),
        figure: cell.replace('%', ''),
        by: caption,
      })),
    ),
  );
  return [...inText, ...inTables];
}
