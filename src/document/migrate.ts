/** Changes data from one version of its format to the next. */
export type MigrationStep<Data> = (data: Data) => Data;

/**
 * Brings saved or shared data to the current version of its format, step by step.
 * @param version of the data, as it was read
 * @param steps the first leads from version 1 to version 2, and so on: the current version is one more than their number
 * @returns the migrated data; `newer` for a version that this page does not know yet; `null` for no version at all
 */
export function migrate<Data>(
  version: unknown,
  data: Data,
  steps: readonly MigrationStep<Data>[],
): Data | 'newer' | null {
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1) return null;
  if (version > steps.length + 1) return 'newer';
  return steps.slice(version - 1).reduce((migrated, step) => step(migrated), data);
}
