import { fullDate } from '@/lib/domain/shared/dates';
import { usdExact } from '@/lib/domain/shared/money';
import { channelOf } from '@/lib/domain/leads/text-channels';
import { signalPath } from '@/lib/domain/signals/signal-path';
import { queueNews } from '@/lib/server/leads/text-queue';
import type { Tx } from '@/lib/server/platform/db/pool';
import type { TradeRecordRow } from '@/lib/server/platform/db/schema/trades';
import { settings } from '@/lib/server/platform/settings/env';
import { siteAddress } from '@/lib/server/platform/settings/site-address';
import { messagingProvider } from '@/lib/server/providers/messaging/provider';
import type { SignalNews } from '../desk/signal-news';
import { listTextedNumbers } from './signal-texts-repository';

type News = { news: SignalNews; trade: TradeRecordRow; entry: number };

/**
 * Whether numbers of this country can receive signal texts. Countries served by WhatsApp need separately approved
 * templates.
 */
export function canTextSignals(country: string): boolean {
  const channels = messagingProvider()?.signalChannels ?? [];
  return settings().messageCountries.includes(country) && channels.includes(channelOf(country));
}

/**
 * Queues a text to each of these members with a confirmed number. Texts above a daily limit are stored as skipped, so
 * that the member and the operator see it.
 */
export async function textMembers(tx: Tx, accountIds: readonly string[], { news, trade, entry }: News) {
  const counts = { queued: 0, skipped: 0 };
  const numbers = await listTextedNumbers(tx, accountIds);
  for (const number of numbers.filter(({ country }) => canTextSignals(country))) {
    const link = `${siteAddress()}${signalPath(trade.id)}`;
    const words = newsLine(news, trade);
    counts[await queueNews(tx, { number, link, words, dedupeKey: `signal-text:${entry}:${number.id}` })] += 1;
  }
  return counts;
}

const verbs = { opened: 'Opened', closed: 'Closed', corrected: 'Corrected' } as const satisfies Record<
  SignalNews,
  string
>;

/** The text as a single line: WhatsApp allows no line breaks in template variables. */
function newsLine(
  news: SignalNews,
  { symbol, strikeCents, tradeType, expiration, bidCents, roiBp, isSample }: TradeRecordRow,
) {
  const option = `${symbol} ${usdExact(strikeCents).replace(/\.00$/, '')} ${tradeType.toLowerCase()}`;
  const result = roiBp === null ? '' : ` Result ${(roiBp / 100).toFixed(1)}%.`;
  const sample = isSample ? ' Sample data.' : '';
  return `${verbs[news]}: ${option}, exp. ${fullDate(expiration)}, bid ${usdExact(bidCents)}.${result}${sample} Not advice.`;
}
