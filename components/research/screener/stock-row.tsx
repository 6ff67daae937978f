import { Link } from '@/components/ui/navigation/link';
import { SignedFigure } from '@/components/ui/tables/signed-figure';
import type { StockCells } from '@/lib/content/research/screener/stock-cells';
import { paths } from '@/lib/domain/shared/paths';

/** A stock in the list, at its place in the whole of it. */
export const StockRow = ({ ticker, name, cells, index }: StockCells & { index: number }) => (
  <tr aria-rowindex={index + 2}>
    <th scope="row">
      <Link href={paths.stock(ticker)}>{ticker}</Link>
    </th>
    <td title={name}>{name}</td>
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
