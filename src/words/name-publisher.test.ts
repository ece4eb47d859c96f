import { expect, test } from 'vitest';
import { inLanguage } from '../../tests/support/in-language.ts';

test('a publisher of figures has its name in the page’s language, if that is known', async () => {
  await inLanguage('fr', async (load) => {
    const { namePublisher }: typeof import('./name-publisher.ts') = await load('src/words/name-publisher.ts');
    expect(namePublisher('World Bank')).toBe('Banque mondiale');
    expect(namePublisher('Statistics Canada')).toBe('Statistics Canada');
  });
});
