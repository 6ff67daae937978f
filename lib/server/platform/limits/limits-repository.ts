import { sql } from 'drizzle-orm';
import type { Handle } from '../db/pool';
import { rateLimits } from '../db/schema/operation';
import { settings } from '../settings/env';

/** Max points per number of seconds. RATE_LIMIT_FACTOR multiplies the points. */
export const limitRules = {
  loginByAccountAndNetwork: { points: 10, seconds: 900 },
  /** What each network still gets for an account that is attacked from many networks. */
  loginOfHotAccount: { points: 3, seconds: 900 },
  loginByIp: { points: 100, seconds: 900 },
  loginFailuresOfAccount: { points: 50, seconds: 3600 },
  registerByIp: { points: 20, seconds: 3600 },
  resetRequestByIp: { points: 20, seconds: 3600 },
  resetMailPerMinute: { points: 1, seconds: 60 },
  resetMailPerHour: { points: 5, seconds: 3600 },
  resetByIp: { points: 40, seconds: 3600 },
  switchesByAccount: { points: 60, seconds: 3600 },
  passwordProofsByAccount: { points: 10, seconds: 900 },
  emailLinksByAccount: { points: 5, seconds: 3600 },
  emailConfirmByIp: { points: 40, seconds: 3600 },
  accountChangesByAccount: { points: 60, seconds: 3600 },
  exportsByAccount: { points: 10, seconds: 3600 },
  bankLinksByAccount: { points: 60, seconds: 3600 },
  transfersByAccount: { points: 60, seconds: 3600 },
  existsByIp: { points: 30, seconds: 60 },
  existsOverall: { points: 600, seconds: 60 },
  refreshByIp: { points: 600, seconds: 60 },
  eventsByIp: { points: 120, seconds: 60 },
  leadsByIp: { points: 10, seconds: 3600 },
  leadMailByAddress: { points: 3, seconds: 600 },
  leadMailByAddressDaily: { points: 10, seconds: 86_400 },
  confirmMailByAddress: { points: 1, seconds: 600 },
  confirmMailByAddressDaily: { points: 5, seconds: 86_400 },
  /** For an address that has unsubscribed, which another person may be entering. */
  confirmMailAfterEnd: { points: 1, seconds: 30 * 86_400 },
  /** For an unconfirmed address, because another person may have opened the account to have mail sent to it. */
  alertMailUnconfirmed: { points: 3, seconds: 86_400 },
  /** Mail that forms can send to unconfirmed addresses. The excess waits until the next day. */
  leadMailOverall: { points: 2000, seconds: 86_400 },
  /**
   * Generous, because a mail provider unsubscribes many readers from one network, and the links contain secrets that
   * are too long to guess.
   */
  newsletterLinksByIp: { points: 600, seconds: 60 },
  signupsByIp: { points: 10, seconds: 3600 },
  /** Messages to phones cost money. Toll fraud uses many IP addresses, but targets ranges of numbers and countries. */
  textsByNetwork: { points: 3, seconds: 3600 },
  textsByThousand: { points: 6, seconds: 86_400 },
  textsByHundredThousand: { points: 20, seconds: 86_400 },
  textsByCountry: { points: 40, seconds: 3600 },
  textsByCountryDaily: { points: 150, seconds: 86_400 },
  /** The same alert is sent to the operator again after six hours. */
  operatorAlerts: { points: 1, seconds: 21_600 },
  confirmByIp: { points: 40, seconds: 3600 },
  paymentsByAccount: { points: 60, seconds: 3600 },
  giftsByAccount: { points: 20, seconds: 3600 },
  promoterTermsByAccount: { points: 30, seconds: 3600 },
  payoutChangesByAccount: { points: 30, seconds: 3600 },
  promoterTermsByIp: { points: 30, seconds: 3600 },
  ownDataByIp: { points: 60, seconds: 3600 },
  /** Trade exports and checksums may read the whole record. */
  tradeExportsByIp: { points: 20, seconds: 60 },
  /** The what-if form computes custom inputs from the whole record. */
  calculationsByIp: { points: 30, seconds: 60 },
  reportsByIp: { points: 20, seconds: 60 },
  signalTextsByAccount: { points: 20, seconds: 3600 },
  outcomeChangesByAccount: { points: 120, seconds: 3600 },
  watchlistChangesByAccount: { points: 300, seconds: 3600 },
  savedScreenChangesByAccount: { points: 120, seconds: 3600 },
  selfDescriptionsByAccount: { points: 40, seconds: 86_400 },
  stockRequestsByAccount: { points: 40, seconds: 86_400 },
  placeChangesByAccount: { points: 40, seconds: 3600 },
  roundChangesByAccount: { points: 60, seconds: 3600 },
  draftSavesByAccount: { points: 600, seconds: 3600 },
  applicationsByAccount: { points: 30, seconds: 3600 },
  accountChecksByAccount: { points: 120, seconds: 3600 },
  documentsByAccount: { points: 20, seconds: 86_400 },
  placeReportsByAccount: { points: 6, seconds: 86_400 },
} as const;

export type LimitName = keyof typeof limitRules;

/** A counter to take a point from. A gate rejects if it is over its limit; a gauge only measures. */
export type Counter = { limit: LimitName; key: string; isGauge?: true };

/** A counter after a point was taken, with the seconds until it resets. */
export type Count = Counter & { points: number; isOver: boolean; restS: number };

export const allowance = (name: LimitName) =>
  Math.max(1, Math.round(limitRules[name].points * settings().rateLimitFactor));

/**
 * Takes a point from each counter in turn, in one statement, so that parallel requests cannot exceed a limit, even
 * across processes. A counter after a gate is counted only if the gate is within its limit; one after a gauge only if
 * the gauge is over its limit. Returns the counters that were counted. Uses the database's clock, because those of the
 * processes may differ.
 */
export async function consumePoints(handle: Handle, counters: Counter[]): Promise<Count[]> {
  const steps = counters.map((counter, place) => {
    const before = counters[place - 1];
    const condition = before
      ? sql`from ${step(place - 1)} where points ${before.isGauge ? sql`>` : sql`<=`} ${allowance(before.limit)}::int`
      : sql``;
    return sql`${step(place)} as (
      insert into ${rateLimits} as held (key, points, expire)
      select ${rowKey(counter)}::text, 1, now() + make_interval(secs => ${limitRules[counter.limit].seconds}) ${condition}
      on conflict (key) do update set
        points = case when held.expire <= now() then 1 else held.points + 1 end,
        expire = case when held.expire <= now() then excluded.expire else held.expire end
      returning points, extract(epoch from expire - now())::float8 as rest)`;
  });
  const results = counters.map((_, place) => sql`select ${place}::int as place, points, rest from ${step(place)}`);
  const { rows } = await handle.execute<{ place: number; points: number; rest: number }>(
    sql`with ${sql.join(steps, sql`, `)} ${sql.join(results, sql` union all `)} order by place`,
  );
  return rows.flatMap(({ place, points, rest }) => {
    const counter = counters[place];
    return counter ? [{ ...counter, points, isOver: points > allowance(counter.limit), restS: Math.ceil(rest) }] : [];
  });
}

/**
 * Returns one point to each counter. Rows are locked in the same order as when points are taken, which prevents
 * deadlocks.
 */
export async function refundPoints(handle: Handle, counters: Counter[]) {
  const keys = sql`${sql.param(counters.map(rowKey))}::text[]`;
  await handle.execute(sql`
    update ${rateLimits} as held set points = greatest(held.points - 1, 0)
    from (
      select key from ${rateLimits} where key = any(${keys}) and expire > now()
      order by array_position(${keys}, key) for update
    ) as mine
    where held.key = mine.key`);
}

const step = (place: number) => sql.identifier(`step_${place}`);
const rowKey = ({ limit, key }: Counter) => `${limit}:${key}`;
