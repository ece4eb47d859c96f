import type { ReactNode } from 'react';
import './data-table.css';

interface DataTableProps {
  /** Only for screen readers: the chart's title is above it. */
  readonly caption: string;
  readonly columns: readonly string[];
  /** The first cell of a row is its header. */
  readonly rows: readonly { readonly id: string; readonly cells: readonly [ReactNode, ...string[]] }[];
}

export function DataTable({ caption, columns, rows }: DataTableProps) {
  return (
    <div className="data-table-room" data-columns={columns.length > 3 ? 'many' : 'few'}>
      <table className="data-table">
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells: [heading, ...cells] }) => (
            <tr key={id}>
              {/* oxlint-disable-next-line project/own-words -- figures in the page's words */}
              <th scope="row">{typeof heading === 'string' ? <bdi>{heading}</bdi> : heading}</th>
              {cells.map((cell, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- a cell is identified by its column
                <td key={index}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
