import type { ReactNode } from 'react';
import './data-table.css';

interface DataTableProps {
  /** Only for screen readers: the chart's title is above it. */
  readonly caption: string;
  readonly columns: readonly string[];
  /** Whether the rows are headed by names that the visitor has chosen. */
  readonly hasOwnNames?: boolean;
  /** The first cell of a row is its header. */
  readonly rows: readonly { readonly id: string; readonly cells: readonly [ReactNode, ...string[]] }[];
}

export function DataTable({ caption, columns, hasOwnNames = false, rows }: DataTableProps) {
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
              <th scope="row">
                {typeof heading === 'string' ? (
                  <bdi translate={hasOwnNames ? 'no' : undefined}>{heading}</bdi>
                ) : (
                  heading
                )}
              </th>
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
