import { useState, type Ref } from 'react';
import { Button } from '@/components/ui/forms/button';
import { createClient } from '@/lib/client/http/create-client';
import { browserHttp } from '@/lib/client/http/http';
import { useMemberData } from '@/lib/client/data/use-member-data';
import { screenRowsCopy as copy } from '@/lib/content/research/screener/rows';
import { stockCells } from '@/lib/content/research/screener/stock-cells';
import { screenerContract } from '@/lib/contracts/research/screener';
import { screenerAddress } from '@/lib/domain/research/screener/address';
import { screenQuery, type Screen } from '@/lib/domain/research/screener/screen';
import { StockRow } from './stock-row';

type RowsOfPageProps = {
  screen: Screen;
  /** The index of the page's first row in the whole list. */
  first: number;
  /** The indexes of the rows in view. */
  indexes: readonly number[];
  /** False while the list scrolls past, which delays the request. */
  mayAsk: boolean;
  measure?: Ref<HTMLTableRowElement>;
};

const makeCalls = () => createClient(screenerContract, browserHttp());

/** Renders one page's rows that are in view. */
export function RowsOfPage({ screen, first, indexes, mayAsk, measure }: RowsOfPageProps) {
  const [isAsked, setIsAsked] = useState(mayAsk);
  if (mayAsk && !isAsked) setIsAsked(true);
  const { data, failure, retry } = useMemberData(
    isAsked ? screenerAddress(screen) : null,
    makeCalls,
    (calls) => calls.list({ query: screenQuery(screen) }),
    { forVisitors: true },
  );
  const columns = screen.columns.length + 1;
  return indexes.map((index, at) => {
    const stock = data?.items[index - first];
    if (stock)
      return <StockRow key={stock.ticker} {...stockCells(screen.columns, stock)} index={index} measure={measure} />;
    return (
      <tr key={index} aria-rowindex={index + 2}>
        <th scope="row">{index + 1}</th>
        <td colSpan={columns}>
          {failure === '' ? (
            copy.loadingRow
          ) : at === 0 ? (
            <>
              {failure}{' '}
              <Button weight="plain" onClick={retry}>
                {copy.retry}
              </Button>
            </>
          ) : (
            copy.lostRow
          )}
        </td>
      </tr>
    );
  });
}
