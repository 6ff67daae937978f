import { Button } from '@/components/ui/forms/button';
import { Link } from '@/components/ui/navigation/link';
import { Table, type Column } from '@/components/ui/tables/table';
import { Tag } from '@/components/ui/tag';
import { useIsHydrated } from '@/lib/client/data/use-is-hydrated';
import { stockRequestCopy as words } from '@/lib/content/research/stock-requests';
import type { StockRequest } from '@/lib/contracts/research/stock-requests';
import { dayOf } from '@/lib/domain/shared/dates';
import { paths } from '@/lib/domain/shared/paths';
import { RequestHistory } from './request-history';
import styles from './stock-requests.module.css';
import type { Requests } from './use-requests';

type RequestTableProps = { requests: Requests; onLogin: () => void };

/** Every request with votes, status and history. Voting requires scripts. */
export function RequestTable({ requests, onLogin }: RequestTableProps) {
  const { rows, mine, isSignedIn, busy, vote } = requests;
  const isHydrated = useIsHydrated();

  const toVote = ({ ticker, status }: StockRequest) => {
    if (status === 'answered' || status === 'declined') return words.closed;
    const hasVoted = mine?.tickers.includes(ticker) ?? false;
    return (
      <Button
        weight="outline"
        isBusy={busy === ticker}
        aria-label={hasVoted ? words.withdrawFrom(ticker) : words.voteFor(ticker)}
        onClick={() => (isSignedIn ? void vote(ticker, hasVoted) : onLogin())}
      >
        {hasVoted ? words.withdraw : words.vote}
      </Button>
    );
  };
  return (
    <div className={styles.scroll} role="region" aria-label={`${words.caption(rows.length)}, as a table`} tabIndex={0}>
      <Table
        caption={words.caption(rows.length)}
        columns={isHydrated ? [...columns, { key: 'vote', header: words.columns.vote, cell: toVote }] : columns}
        rows={rows}
        rowKey={({ ticker }) => ticker}
        isWordy
      />
    </div>
  );
}

const columns: readonly Column<StockRequest>[] = [
  { key: 'ticker', header: words.columns.ticker, isRowHeader: true, onCard: 'title', cell: toTicker },
  { key: 'votes', header: words.columns.votes, isNumeric: true, cell: ({ votes }) => votes.toLocaleString('en-US') },
  { key: 'status', header: words.columns.status, cell: toStatus },
  { key: 'asked', header: words.columns.asked, isNumeric: true, cell: ({ askedAt }) => dayOf(askedAt) },
  {
    key: 'answered',
    header: words.columns.answered,
    isNumeric: true,
    cell: ({ answeredAt }) => (answeredAt ? dayOf(answeredAt) : words.notAnswered),
  },
  { key: 'history', header: words.columns.history, cell: ({ history }) => <RequestHistory steps={history} /> },
];

function toTicker({ ticker, status }: StockRequest) {
  return status === 'answered' ? <Link href={paths.stock(ticker)}>{ticker}</Link> : ticker;
}

function toStatus({ status }: StockRequest) {
  return (
    <span className={styles.status}>
      <Tag tone={status === 'planned' ? 'attention' : 'neutral'}>{words.statuses[status]}</Tag>
    </span>
  );
}
