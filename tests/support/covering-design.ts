interface Choice {
  readonly factor: number;
  readonly level: string;
}

const keyOf = (one: Choice, other: Choice) =>
  [one, other]
    .toSorted((a, b) => a.factor - b.factor)
    .map(({ factor, level }) => `${factor} ${level}`)
    .join(' | ');

function listPairs(factors: readonly (readonly string[])[]): Map<string, readonly [Choice, Choice]> {
  const choices = factors.flatMap((levels, factor) => levels.map((level) => ({ factor, level })));
  const pairs = choices.flatMap((one) =>
    choices.filter(({ factor }) => factor > one.factor).map((other) => [one, other] as const),
  );
  return new Map(pairs.map((pair) => [keyOf(...pair), pair]));
}

/**
 * Few rows, each with one level of every factor, such that every two levels of different factors stand in one of them
 * (a covering array of strength 2, found greedily).
 */
export function coverPairs(factors: readonly (readonly string[])[]): string[][] {
  const uncovered = listPairs(factors);
  const rows: string[][] = [];
  for (let [seed] = uncovered.values(); seed; [seed] = uncovered.values()) {
    const row: Choice[] = [...seed];
    const gain = (choice: Choice) => row.filter((other) => uncovered.has(keyOf(choice, other))).length;
    for (const [factor, levels] of factors.entries()) {
      if (row.some((choice) => choice.factor === factor)) continue;
      const candidates = levels.map((level) => ({ factor, level }));
      row.push(candidates.reduce((best, next) => (gain(next) > gain(best) ? next : best)));
    }
    for (const one of row) for (const other of row) uncovered.delete(keyOf(one, other));
    rows.push(row.toSorted((a, b) => a.factor - b.factor).map(({ level }) => level));
  }
  return rows;
}
