import type { Ref } from 'react';
import { Link } from '@/components/ui/navigation/link';
import { SignedFigure } from '@/components/ui/tables/signed-figure';
import type { StockCells } from '@/lib/content/research/screener/stock-cells';
import { paths } from '@/lib/domain/shared/paths';

type StockRowProps = StockCells & {
  index: number;
  /** A ref to the row's element, for measuring: a long name makes the row taller. */
  measure?: Ref<HTMLTableRowElement>;
};

/** A row of the list, at its index. */
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
