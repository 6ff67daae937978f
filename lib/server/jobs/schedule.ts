import { keepTraffic } from '@/lib/server/services/traffic';
import { checkApplications } from './check-applications';
import { cleanExpiredRows } from './clean';
import { followBanks } from './follow-banks';
import { freezePostPrices } from './freeze-prices';
import { predict } from './predict';
import { tendEquality } from './publish-equality';
import { refreshMarket } from './refresh-market';
import { sendNewsletter } from './send-newsletter';
import { reconcileBilling, tendBilling } from './tend-billing';
import { tendPlaces } from './tend-places';
import { tendRounds } from './tend-rounds';
import { tendAlerts } from './watch-alerts';

export type Schedule = {
  /** The queue's name; a new one is a new row here. */
  name: string;
  /** In UTC. */
  cron: string;
  /** Runs once per time due, in one of the processes; must bear being run twice. */
  work: () => Promise<void>;
};

/** What happens by the clock. */
export const schedules: Schedule[] = [
  { name: 'clean-expired-rows', cron: '17 * * * *', work: cleanExpiredRows },
  { name: 'check-applications', cron: '*/2 * * * *', work: checkApplications },
  { name: 'follow-banks', cron: '1-59/2 * * * *', work: followBanks },
  { name: 'tend-places', cron: '41 * * * *', work: tendPlaces },
  { name: 'tend-rounds', cron: '*/10 * * * *', work: tendRounds },
  { name: 'tend-billing', cron: '*/2 * * * *', work: tendBilling },
  { name: 'reconcile-billing', cron: '35 3 * * *', work: reconcileBilling },
  { name: 'keep-traffic', cron: '23 0 * * *', work: keepTraffic },
  { name: 'refresh-market', cron: '*/2 * * * *', work: refreshMarket },
  { name: 'watch-alerts', cron: '*/10 * * * *', work: tendAlerts },
  { name: 'publish-equality', cron: '50 5 * * *', work: tendEquality },
  { name: 'freeze-post-prices', cron: '*/5 * * * *', work: freezePostPrices },
  { name: 'send-newsletter', cron: '* * * * *', work: sendNewsletter },
  { name: 'predict', cron: '20 6 * * *', work: predict },
];
