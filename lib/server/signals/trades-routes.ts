import { tradesContract } from '@/lib/contracts/signals/trades';
import { implement } from '@/lib/server/platform/http/implement';
import { readSignal } from './detail/signal-detail';
import { parseTradeQuery } from './listing/parse-trade-query';
import { startExport } from './listing/export-limits';
import { checksumOf } from './listing/trade-batches';
import { readOpenTrades } from './open-trades';
import { readTrades } from './listing/trade-list';

export const tradesRoutes = implement(tradesContract, {
  list: ({ query }) => readTrades(query),
  checksum: async ({ query }, { origin }) => {
    const end = await startExport(origin);
    try {
      return await checksumOf(await parseTradeQuery(query));
    } finally {
      end();
    }
  },
  signal: ({ params }) => readSignal(params.id),
  open: (_given, { caller }) => readOpenTrades(caller),
});
