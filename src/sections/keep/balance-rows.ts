/** The next width to try, as a share of the one before. */
const NARROWER = 0.97;

/**
 * Fills as many rows as a width needs, at the least width that needs no more: they are then about as wide as each other.
 * @param isGood whether narrower rows will do as well as those before
 */
export function balanceRows<Row>(
  width: number,
  fill: (width: number) => readonly Row[],
  isGood: (tried: readonly Row[], before: readonly Row[]) => boolean = () => true,
): readonly Row[] {
  let rows = fill(width);
  for (let narrower = width * NARROWER; ; narrower *= NARROWER) {
    const tried = fill(narrower);
    if (tried.length > rows.length || narrower < width / rows.length || !isGood(tried, rows)) return rows;
    rows = tried;
  }
}
