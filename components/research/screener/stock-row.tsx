import type { Ref } from 'react';
import { Link } from '@/components/ui/navigation/link';
import { SignedFigure } from '@/components/ui/tables/signed-figure';
import type { StockCells } from '@/lib/content/research/screener/stock-cells';
import { paths } from '@/lib/domain/shared/paths';

type StockRowProps = StockCells & {
  index: number;
  /** Called with the row's element: a long name makes it higher. */
  measure?: Ref<HTMLTableRowElement>;
};

/** A stock in the list, at its position. */
export const StockRow = ({ ticker, name, cells, index, measure }: StockRowProps) => (
  <tr aria-rowindex={index + 2} data-index={index} ref={measure}>
    <th scope="row" data-name={name}>
      <Link href={paths.stock(ticker)}>{ticker}</Link>
    </th>
    <td>{name}</td>
    {cells.map(({ text, sign }, column) => (
      <td key={column}>
        {sign === undefined ? (
          text
        ) : (
          <SignedFigure of={sign} hasMark>
            {text}
          </SignedFigure>
        )}
      </td>
    ))}
  </tr>
);
