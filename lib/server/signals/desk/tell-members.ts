import { paths } from '@/lib/domain/shared/paths';
import { listPlanHolders } from '@/lib/server/membership/plan-holders-repository';
import { now } from '@/lib/server/platform/clock';
import type { Tx } from '@/lib/server/platform/db/pool';
import type { TradeRecordRow } from '@/lib/server/platform/db/schema/trades';
import { putInOutbox } from '@/lib/server/platform/outbox/outbox-repository';
import { siteAddress } from '@/lib/server/platform/settings/site-address';

export type SignalNews = 'opened' | 'closed' | 'corrected';

/** Queues a mail to each member with a plan; returns how many. */
export async function tellMembers(
  tx: Tx,
  { news, trade, entry }: { news: SignalNews; trade: TradeRecordRow; entry: number },
): Promise<number> {
  const people = await listPlanHolders(tx, now());
  const { symbol, tradeType, expiration, strikeCents, bidCents, roiBp, isSample } = trade;
  for (const { id, email, firstName } of people)
    await putInOutbox(tx, {
      topic: 'mail',
      payload: {
        template: 'signal-news',
        to: email,
        data: {
          ...{ firstName, news, symbol, tradeType, expiration, strikeCents, bidCents, roiBp, isSample },
          link: `${siteAddress()}${paths.optionsSignals}?variant=live`,
        },
      },
      dedupeKey: `signal-news:${entry}:${id}`,
    });
  return people.length;
}
