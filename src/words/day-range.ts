/**
 * A range of days, each as `Format.date` writes it, in which a month or year that both share is written once.
 * @param between the word between them
 * @example joinDays('14 novembre 2026', '20 novembre 2026', 'au') // '14 au 20 novembre 2026'
 */
export function joinDays(from: string, to: string, between: string): string {
  if (from === to) return to;
  const words = from.split(' ');
  const last = to.split(' ');
  while (words.length > 1 && words.at(-1) === last.pop()) words.pop();
  return `${words.join(' ')} ${between} ${to}`;
}
