/** Writes the licenses of third-party code and typefaces, for build-page.ts. */

/** A package of the page, as Vite lists it. */
export interface LicensedPackage {
  readonly name: string;
  readonly version: string;
  /** SPDX. */
  readonly identifier: string | null;
  /** The license's text. */
  readonly text: string | null;
}

const RULE = `\n\n${'-'.repeat(80)}\n\n`;

const nameOf = ({ name, version, identifier }: LicensedPackage) => `${name} ${version} (${identifier})`;

/**
 * The notices of all third-party parts of the page: each license once, below its packages.
 * @param typefaces the licenses of the typefaces
 * @throws Error for a package without a license
 */
export function makeNotices(packages: readonly LicensedPackage[], typefaces: readonly string[]): string {
  const byText = new Map<string, LicensedPackage[]>();
  for (const each of packages) {
    if (!each.text || !each.identifier) throw new Error(`${each.name} has no license`);
    const text = each.text.trim();
    byText.set(text, [...(byText.get(text) ?? []), each]);
  }
  const sections = [...byText].map(([text, licensed]) => `${licensed.map(nameOf).join('\n')}\n\n${text}`);
  const head = 'Lifetime Visualizer contains the following software and typefaces.';
  return `${[head, ...sections, ...typefaces.map((text) => text.trim())].join(RULE)}\n`;
}
