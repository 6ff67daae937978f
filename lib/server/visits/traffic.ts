import { reportSpanWrong } from '@/lib/content/shared/messages';
import type { TrafficReport } from '@/lib/contracts/visits/reports';
import { addMonths } from '@/lib/domain/shared/calendar/calendar-months';
import { rateOf } from '@/lib/domain/shared/wilson';
import { utcDay } from '@/lib/domain/shared/utc-day';
import { now } from '@/lib/server/platform/clock';
import { db } from '@/lib/server/platform/db/pool';
import { settings } from '@/lib/server/platform/settings/env';
import { AppError } from '@/lib/server/platform/errors';
import { log } from '@/lib/server/platform/log/log';
import * as traffic from './traffic-repository';
import { toCohorts } from './cohorts';

const dayMs = 86_400_000;
const dayOf = (date: Date) => utcDay(date);
const midnight = (day: string) => new Date(`${day}T00:00:00Z`);
const after = (day: string, days: number) => dayOf(new Date(midnight(day).getTime() + days * dayMs));

/** The traffic report for a range of UTC days, inclusive; by default the last 30 days. */
export async function reportTraffic(options: {
  from?: string | undefined;
  to?: string | undefined;
}): Promise<TrafficReport> {
  const to = options.to ?? dayOf(now());
  const from = options.from ?? after(to, -29);
  if (from > to) throw new AppError('bad_request', reportSpanWrong);
  const span = { from: midnight(from), to: midnight(after(to, 1)) };
  const [rows, origins, daySums] = await Promise.all([
    traffic.readTraffic(db(), span),
    traffic.readOrigins(db(), span),
    traffic.readDaySums(db(), span),
  ]);
  const one = (kind: traffic.TrafficRow['kind']) => rows.find((row) => row.kind === kind);
  const names = (kind: traffic.TrafficRow['kind']) =>
    rows
      .filter((row) => row.kind === kind)
      .map(({ name, visitors, visits, signUps }) => ({ name, visitors, visits, signUps: rateOf(signUps, visitors) }));
  const visitors = one('all')?.visitors ?? 0;
  const isNew = one('new')?.visitors ?? 0;
  const opened = one('opened')?.visitors ?? 0;
  const joined = one('opened')?.signUps ?? 0;
  const first = origins.filter(({ kind }) => kind === 'first');
  const signUps = first.reduce((sum, { hits }) => sum + hits, 0);
  const paid = (kind: traffic.OriginRow['kind']) =>
    origins
      .filter((row) => row.kind === kind)
      .map(({ name, hits, visitors: payers }) => ({ name, cents: hits, payers }));
  const cohorts = rows.filter(({ kind }) => kind === 'cohort');
  const touched = (list: traffic.OriginRow[]) => list.map(({ name, hits }) => ({ name, rate: rateOf(hits, signUps) }));
  return {
    from,
    to,
    isCounting: settings().sendEvents,
    visitors,
    newVisitors: rateOf(isNew, visitors),
    returningVisitors: rateOf(visitors - isNew, visitors),
    visits: one('all')?.visits ?? 0,
    views: one('all')?.views ?? 0,
    sources: names('source'),
    campaigns: names('campaign'),
    entries: names('entry'),
    exits: names('exit'),
    funnel: [
      { step: 'Came to the site', visitors, ofBefore: null },
      { step: 'Opened the sign-up', visitors: opened, ofBefore: rateOf(opened, visitors) },
      { step: 'Signed up', visitors: joined, ofBefore: rateOf(joined, opened) },
    ],
    cohorts: toCohorts(
      cohorts.map(({ name, visits, visitors: people }) => ({ week: name, later: visits, visitors: people })),
      span.to,
    ),
    signUps: {
      total: signUps,
      byFirstTouch: touched(first),
      byLastTouch: touched(origins.filter(({ kind }) => kind === 'last')),
    },
    revenue: {
      totalCents: paid('paid-first').reduce((sum, { cents }) => sum + cents, 0),
      byFirstTouch: paid('paid-first'),
      byLastTouch: paid('paid-last'),
    },
    leads: origins.filter(({ kind }) => kind === 'lead').map(({ name, hits }) => ({ form: name, leads: hits })),
    leadsByFirstTouch: origins
      .filter(({ kind }) => kind === 'lead-first')
      .map(({ name, hits }) => ({ name, leads: hits })),
    clicks: origins
      .filter(({ kind }) => kind === 'click')
      .map(({ name, hits, visitors: people }) => ({ code: name, clicks: hits, visitors: people })),
    eventsSince: dayOf(retentionEnd()),
    daySums,
  };
}

/** Runs daily: stores the totals of past days, then deletes expired events. Idempotent. */
export async function aggregateTraffic() {
  const today = dayOf(now());
  const days = await traffic.findUnsummedDays(db(), today);
  for (const day of days) {
    await traffic.sumDay(db(), day, { from: midnight(day), to: midnight(after(day, 1)) });
  }
  const deleted = await traffic.deleteTrafficBefore(db(), retentionEnd(), today);
  if (days.length + deleted > 0) log.info({ days: days.length, deleted }, 'traffic aggregated and old events deleted');
}

/** The start of the retention period, at midnight UTC; older data is deleted. */
const retentionEnd = () => addMonths(midnight(dayOf(now())), -settings().retentionMonths);
