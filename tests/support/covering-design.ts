interface Choice {
  readonly factor: number;
  readonly level: string;
}

interface Factor {
  readonly factor: number;
  readonly levels: readonly string[];
}

const keyOf = (one: Choice, other: Choice) =>
  [one, other]
    .toSorted((a, b) => a.factor - b.factor)
    .map(({ factor, level }) => `${factor} ${level}`)
    .join(' | ');

function listPairs(factors: readonly Factor[]): Map<string, readonly [Choice, Choice]> {
  const choices = factors.map(({ factor, levels }) => levels.map((level) => ({ factor, level })));
  const pairs = choices.flatMap((ones, index) =>
    choices
      .slice(index + 1)
      .flatMap((others) => ones.flatMap((one) => others.map((other) => [one, other] as const))),
  );
  return new Map(pairs.map((pair) => [keyOf(...pair), pair]));
}

/** A row around two choices: for each factor left, the level that covers the most pairs with those chosen before. */
function completeRow(
  seed: readonly Choice[],
  factors: readonly Factor[],
  isUncovered: (one: Choice, other: Choice) => boolean,
): Choice[] {
  const row = [...seed];
  const gain = (choice: Choice) => row.filter((other) => isUncovered(choice, other)).length;
  for (const { factor, levels } of factors) {
    if (row.some((choice) => choice.factor === factor)) continue;
    const candidates = levels.map((level) => ({ factor, level }));
    row.push(candidates.reduce((best, next) => (gain(next) > gain(best) ? next : best)));
  }
  return row;
}

/**
 * Few rows, each with one level of every factor, such that every two levels of different factors are together in one of
 * them: a covering array of strength 2. Found greedily: each row is the best of those around an uncovered pair, with
 * the factors of many levels chosen first.
 */
export function coverPairs(levelsByFactor: readonly (readonly string[])[]): string[][] {
  const factors = levelsByFactor
    .map((levels, factor) => ({ factor, levels }))
    .toSorted((a, b) => b.levels.length - a.levels.length);
  const uncovered = listPairs(factors);
  const isUncovered = (one: Choice, other: Choice) => uncovered.has(keyOf(one, other));
  const gainOf = (row: readonly Choice[]) =>
    row.flatMap((one, index) => row.slice(index + 1).filter((other) => isUncovered(one, other))).length;
  const rows: string[][] = [];
  while (uncovered.size > 0) {
    const candidates = [...uncovered.values()].map((seed) => {
      const row = completeRow(seed, factors, isUncovered);
      return { row, gain: gainOf(row) };
    });
    const { row } = candidates.reduce((best, next) => (next.gain > best.gain ? next : best));
    for (const one of row) for (const other of row) uncovered.delete(keyOf(one, other));
    rows.push(row.toSorted((a, b) => a.factor - b.factor).map(({ level }) => level));
  }
  return rows;
}
