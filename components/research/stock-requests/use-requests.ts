import { useEffect, useState } from 'react';
import { failureSentence } from '@/lib/client/http/failure-sentence';
import { loadClient } from '@/lib/client/http/load-calls';
import { useSessionUser } from '@/lib/client/session/session';
import { stockRequestCopy as copy } from '@/lib/content/research/stock-requests';
import type { StockRequest } from '@/lib/contracts/research/stock-requests';

type Votes = { of: string; tickers: readonly string[]; isLost?: boolean };
type Answer = { request: StockRequest; hasVoted: boolean };
type Said = { text: string; isRefusal: boolean };

/** The page's list, with the signed-in member's votes and changes applied. */
export function useRequests(listed: readonly StockRequest[]) {
  const user = useSessionUser();
  const owner = user ? `${user.kind}:${user.id}` : undefined;
  const [votes, setVotes] = useState<Votes>();
  const [attempt, setAttempt] = useState(0);
  const [changed, setChanged] = useState<readonly StockRequest[]>([]);
  const [busy, setBusy] = useState('');
  const [said, setSaid] = useState<Said>({ text: '', isRefusal: false });

  useEffect(() => {
    if (owner === undefined) return;
    const stop = new AbortController();
    loadCalls()
      .then((calls) => calls.mine({ signal: stop.signal }))
      .then(
        ({ tickers }) => setVotes({ of: owner, tickers }),
        () => {
          if (!stop.signal.aborted) setVotes({ of: owner, tickers: [], isLost: true });
        },
      );
    return () => stop.abort();
  }, [owner, attempt]);

  function keep({ request, hasVoted }: Answer) {
    setChanged((before) => [request, ...before.filter(({ ticker }) => ticker !== request.ticker)]);
    if (owner === undefined) return;
    setVotes((before) => {
      const known = before?.of === owner ? before : { of: owner, tickers: [] };
      const others = known.tickers.filter((ticker) => ticker !== request.ticker);
      return { ...known, tickers: hasVoted ? [...others, request.ticker] : others };
    });
  }

  async function vote(ticker: string, hasVoted: boolean) {
    if (busy) return;
    setBusy(ticker);
    try {
      const calls = await loadCalls();
      keep(await (hasVoted ? calls.withdraw({ params: { ticker } }) : calls.ask({ body: { ticker } })));
      setSaid({ text: (hasVoted ? copy.withdrawn : copy.voted)(ticker), isRefusal: false });
    } catch (error) {
      setSaid({ text: failureSentence(error), isRefusal: true });
    } finally {
      setBusy('');
    }
  }

  /** Requests a stock; rejects with the server's error. */
  async function ask(ticker: string) {
    const answer = await (await loadCalls()).ask({ body: { ticker } });
    keep(answer);
    setSaid({ text: copy.askedFor(answer.request.ticker), isRefusal: false });
  }

  const retry = () => {
    setVotes(undefined);
    setAttempt(attempt + 1);
  };

  const fresh = changed.filter(({ ticker }) => listed.every((row) => row.ticker !== ticker));
  const rows = [...fresh, ...listed.map((row) => changed.find(({ ticker }) => ticker === row.ticker) ?? row)];
  const mine = votes?.of === owner ? votes : undefined;
  return { rows, mine, isSignedIn: user !== null, busy, said, ask, vote, retry };
}

export type Requests = ReturnType<typeof useRequests>;

const loadCalls = () => loadClient(({ stockRequestsContract }) => stockRequestsContract);
