import { createClient } from '@/lib/client/http/create-client';
import { weeklyReportsContract } from '@/lib/contracts/investing/weekly-reports';
import { ledgerContract } from '@/lib/contracts/signals/ledger';
import { addDays } from '@/lib/domain/shared/calendar/calendar-days';
import { fullDate } from '@/lib/domain/shared/dates';
import { usdSigned } from '@/lib/domain/shared/money';
import { investingPaths } from '@/lib/domain/investing/investing-paths';
import { recordPaths } from '@/lib/domain/signals/record-paths';
import { paths } from '@/lib/domain/shared/paths';
import type { ClosedTrade } from '@/lib/domain/signals/trades';
import { utcDay } from '@/lib/domain/shared/utc-day';
import { now } from '@/lib/server/platform/clock';
import { pageHttp } from '../page-props/api-client';
import { orNull } from '../page-props/or-null';
import type { FeedItem } from './feed';
import { readLatestClosed } from './read-record';

/** Sources of the feed's items. Add one for a new kind of news. */
const sources: readonly (() => Promise<readonly FeedItem[]>)[] = [closedTrades, ledgerHeads, weeklyReports];

/** Max number of feed items. */
const max = 50;

export async function feedItems(): Promise<FeedItem[]> {
  const items = (await Promise.all(sources.map((source) => source()))).flat();
  return items.toSorted((a, b) => b.at.localeCompare(a.at) || b.id.localeCompare(a.id)).slice(0, max);
}

async function closedTrades() {
  return (await readLatestClosed(max)).map(toItem);
}

/** The last ledger hash of each finished day. Anyone who saved it can detect later changes to earlier entries. */
async function ledgerHeads(): Promise<FeedItem[]> {
  const answer = await orNull('the signal ledger', createClient(ledgerContract, pageHttp()).head());
  const today = utcDay(now());
  const { days = [], meta } = answer ?? {};
  return days
    .filter(({ day }) => day < today)
    .map(({ day, number, hash }) => ({
      id: `ledger/${day}`,
      title: `${meta?.isSample ? 'Sample: ' : ''}Signal ledger on ${fullDate(day)}`,
      text: `${meta?.isSample ? 'Sample data. ' : ''}Entry ${number}, SHA-256 ${hash}.`,
      path: recordPaths.verify,
      at: `${addDays(day, 1)}T00:00:00Z`,
      category: 'Signal ledger',
    }));
}

/** Each signed weekly report and each correction. */
async function weeklyReports(): Promise<FeedItem[]> {
  const answer = await orNull('weekly reports', createClient(weeklyReportsContract, pageHttp()).list());
  const sample = answer?.meta.isSample ? 'Sample: ' : '';
  return (answer?.items ?? []).flatMap(({ week, revisions }) =>
    revisions.map(({ revision, reason, signedBy, words, writtenAt, hash }) => ({
      id: `weekly-report/${week}/${revision}`,
      title: `${sample}${reason ? 'Correction of the weekly report' : 'Weekly report'}, week of ${fullDate(week)}`,
      text: [reason, words, `Signed by ${signedBy}. SHA-256 ${hash}.`].filter(Boolean).join(' '),
      path: investingPaths.weeklyReport(week),
      at: writtenAt,
      category: 'Weekly report',
    })),
  );
}

function toItem(trade: ClosedTrade): FeedItem {
  const { id, symbol, tradeType, closeDate, fillDate, balanceCents, isSample } = trade;
  const result = `${usdSigned(balanceCents)} on a $1,000 stake`;
  return {
    id: `trade/${id}`,
    title: `${isSample ? 'Sample: ' : ''}${symbol} ${tradeType} closed, ${result}`,
    text:
      `${isSample ? 'Sample data, not a real trade. ' : ''}Filled ${fullDate(fillDate)}, closed ${fullDate(closeDate)}: ${result}, ` +
      'counted at the bid and before costs. Past performance does not guarantee future results.',
    path: paths.optionsSignals,
    at: `${closeDate}T00:00:00Z`,
    category: isSample ? 'Sample trade' : 'Trade',
  };
}
