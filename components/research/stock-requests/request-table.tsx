import { Button } from '@/components/ui/forms/button';
import { Link } from '@/components/ui/navigation/link';
import { Table, type Column } from '@/components/ui/tables/table';
import { Tag } from '@/components/ui/tag';
import { useIsHydrated } from '@/lib/client/data/use-is-hydrated';
import { stockRequestCopy as copy } from '@/lib/content/research/stock-requests';
import type { StockRequest } from '@/lib/contracts/research/stock-requests';
import { dayOf } from '@/lib/domain/shared/dates';
import { groupDigits } from '@/lib/domain/shared/numbers';
import { paths } from '@/lib/domain/shared/paths';
import { RequestHistory } from './request-history';
import styles from './stock-requests.module.css';
import type { Requests } from './use-requests';

type RequestTableProps = { requests: Requests; onVisitor: (ticker: string) => void };

/** All requests with votes, status and history. Voting requires scripts. */
export function RequestTable({ requests, onVisitor }: RequestTableProps) {
  const { rows, mine, isSignedIn, busy, vote } = requests;
  const isHydrated = useIsHydrated();

  const toVote = ({ ticker, status }: StockRequest) => {
    if (status === 'answered' || status === 'declined') return copy.closed;
    const hasVoted = mine?.tickers.includes(ticker) ?? false;
    return (
      <Button
        weight="outline"
        isBusy={busy === ticker}
        aria-label={hasVoted ? copy.withdrawFrom(ticker) : copy.voteFor(ticker)}
        onClick={() => (isSignedIn ? void vote(ticker, hasVoted) : onVisitor(ticker))}
      >
        {hasVoted ? copy.withdraw : copy.vote}
      </Button>
    );
  };
  return (
    <div className={styles.scroll} role="region" aria-label={`${copy.caption(rows.length)}, as a table`} tabIndex={0}>
      <Table
        caption={copy.caption(rows.length)}
        columns={isHydrated ? [...columns, { key: 'vote', header: copy.columns.vote, cell: toVote }] : columns}
        rows={rows}
        rowKey={({ ticker }) => ticker}
        isWordy
      />
    </div>
  );
}

const columns: readonly Column<StockRequest>[] = [
  { key: 'ticker', header: copy.columns.ticker, isRowHeader: true, onCard: 'title', cell: toTicker },
  { key: 'votes', header: copy.columns.votes, isNumeric: true, cell: ({ votes }) => groupDigits(votes) },
  { key: 'status', header: copy.columns.status, cell: toStatus },
  { key: 'asked', header: copy.columns.asked, isNumeric: true, cell: ({ askedAt }) => dayOf(askedAt) },
  {
    key: 'answered',
    header: copy.columns.answered,
    isNumeric: true,
    cell: ({ answeredAt }) => (answeredAt ? dayOf(answeredAt) : copy.notAnswered),
  },
  { key: 'history', header: copy.columns.history, cell: ({ history }) => <RequestHistory steps={history} /> },
];

function toTicker({ ticker, status }: StockRequest) {
  return status === 'answered' ? <Link href={paths.stock(ticker)}>{ticker}</Link> : ticker;
}

function toStatus({ status }: StockRequest) {
  return (
    <span className={styles.status}>
      <Tag tone={status === 'planned' ? 'attention' : 'neutral'}>{copy.statuses[status]}</Tag>
    </span>
  );
}
