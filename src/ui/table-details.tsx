interface TableDetailsProps {
  readonly summary: string;
  /** The chart's title, which tells its summary from those of other charts. */
  readonly title: string;
  readonly columns: readonly string[];
  /** The first cell of a row is its header. */
  readonly rows: readonly { readonly id: string; readonly cells: readonly [string, ...string[]] }[];
}

/** A chart's figures as a collapsible table. */
export function TableDetails({ summary, title, columns, rows }: TableDetailsProps) {
  return (
    <details className="table-details">
      <summary>
        {summary}
        <span className="visually-hidden">{`: ${title}`}</span>
      </summary>
      <table>
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
              <th scope="row" dir="auto">
                {heading}
              </th>
              {cells.map((cell, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- a cell is identified by its column
                <td key={index}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
