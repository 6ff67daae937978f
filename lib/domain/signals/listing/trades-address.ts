import { tradeParameters, type TradeQuery, type TradeSorting } from './trade-query';
import { tradesPath } from './trades-path';

/** The default order: the latest trade first. */
export const latestFirst: TradeSorting = { key: 'fillDate', direction: 'desc' };

/** URL of a view of the list, at the position of `cursor` if given. */
export const tradesAddress = (query: TradeQuery, cursor?: string) =>
  addressOf(tradesPath, { ...tradeParameters(query, latestFirst), ...(cursor === undefined ? {} : { cursor }) });

/** URL of an export or endpoint that returns the trades of a list in the same order. */
export const exportAddress = (path: string, { sorting, ...query }: TradeQuery) =>
  addressOf(path, {
    ...tradeParameters({ ...query, sorting }, latestFirst),
    sort: sorting.key,
    dir: sorting.direction,
  });

export const tradesReportPath = '/options-signals/report';

function addressOf(path: string, query: Record<string, string>) {
  const text = new URLSearchParams(query).toString();
  return text === '' ? path : `${path}?${text}`;
}
