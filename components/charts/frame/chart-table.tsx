import styles from './chart-table.module.css';

type ChartTableProps = { caption: string; head: readonly string[]; rows: readonly (readonly string[])[] };

/** A chart's values as a table. It scrolls inside its own container, by keyboard as well. */
export function ChartTable({ caption, head, rows }: ChartTableProps) {
  return (
    <div className={styles.box} role="region" aria-label={caption} tabIndex={0}>
      <table className={styles.table}>
        <caption className={styles.caption}>{caption}</caption>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name = '', ...values], at) => (
            <tr key={`${at} ${name}`}>
              <th scope="row">{name}</th>
              {values.map((value, index) => (
                <td key={head[index + 1]}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
