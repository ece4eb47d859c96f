import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DataTable } from './data-table.tsx';

test('the first cell of each row heads its row, and the first row its columns', () => {
  const rows = [
    { id: 'a', cells: ['Sleep', '14.0'] },
    { id: 'b', cells: [<b key="work">Work</b>, '10.2'] },
  ] as const;
  const table = renderToStaticMarkup(
    <DataTable caption="Years" columns={['Activity', 'So far']} rows={rows} />,
  );
  const headers = Array.from(table.matchAll(/<th( [^>]*)?>(.*?)<\/th>/g), ([, scope, content = '']) => [
    scope,
    content.replaceAll(/<[^>]*>/g, ''),
  ]);
  expect(headers).toEqual([
    [' scope="col"', 'Activity'],
    [' scope="col"', 'So far'],
    [' scope="row"', 'Sleep'],
    [' scope="row"', 'Work'],
  ]);
});
