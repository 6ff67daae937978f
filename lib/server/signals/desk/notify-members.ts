import { paths } from '@/lib/domain/shared/paths';
import { listPlanHolders } from '@/lib/server/membership/plan-members-repository';
import { now } from '@/lib/server/platform/clock';
import type { Tx } from '@/lib/server/platform/db/pool';
import type { TradeRecordRow } from '@/lib/server/platform/db/schema/trades';
import { enqueueMessage } from '@/lib/server/platform/outbox/outbox-repository';
import { textMembers } from '../texts/text-members';
import { siteAddress } from '@/lib/server/platform/settings/site-address';
import type { SignalNews } from './signal-news';

/**
 * Queues an email to each member with a plan, and a text to those who signed up for texts. Returns how many were queued
 * and how many texts were skipped.
 */
export async function notifyMembers(
  tx: Tx,
  { news, trade, entry }: { news: SignalNews; trade: TradeRecordRow; entry: number },
) {
  const people = await listPlanHolders(tx, now());
  const { symbol, tradeType, expiration, strikeCents, bidCents, roiBp, isSample } = trade;
  for (const { id, email, firstName } of people)
    await enqueueMessage(tx, {
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
  const texts = await textMembers(
    tx,
    people.map(({ id }) => id),
    { news, trade, entry },
  );
  return { told: people.length, texted: texts.queued, notTexted: texts.skipped };
}
