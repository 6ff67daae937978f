import { approveCommissions } from '@/lib/server/referrals/approve-commissions-job';
import { followPayouts } from '@/lib/server/referrals/payouts/follow-payouts-job';
import { aggregateTraffic } from '@/lib/server/visits/traffic';
import { checkApplications } from '@/lib/server/brokerage/application/check-applications-job';
import { cleanExpiredRows } from './clean';
import { followBanks } from '@/lib/server/brokerage/banks/follow-banks-job';
import { followTransfers } from '@/lib/server/brokerage/transfers/follow-transfers-job';
import { draftWeeklyReport } from '@/lib/server/investing/weekly-reports/draft-weekly-report-job';
import { storePublicationPrices } from '@/lib/server/research/timing/store-publication-prices-job';
import { predict } from '@/lib/server/research/timing/predict-job';
import { processDueEqualityReports } from '@/lib/server/investing/equality/publish-equality-job';
import { refreshMarket } from '@/lib/server/market/refresh-market-job';
import { refreshTradier } from '@/lib/server/brokerage/tradier/refresh-tradier-job';
import { sendNewsletter } from '@/lib/server/publishing/newsletter/send-newsletter-job';
import { reconcileBilling, processDueBilling } from '@/lib/server/membership/process-billing-job';
import { revealDueSignals } from '@/lib/server/signals/ledger/reveal-signals-job';
import { continueSamples } from './continue-samples';
import { storeFigures } from './store-figures';
import { processDuePlaces } from '@/lib/server/places/process-places-job';
import { processDueRounds } from '@/lib/server/investing/rounds/process-rounds-job';
import { processDueAlerts } from '@/lib/server/research/watchlists/watch-alerts-job';

export type Schedule = {
  /** Also the name of the job's queue. */
  name: string;
  /** A cron expression in UTC. */
  cron: string;
  /** Runs once per scheduled time, in one of the processes. Must be idempotent. */
  work: () => Promise<void>;
};

export const schedules: Schedule[] = [
  { name: 'clean-expired-rows', cron: '17 * * * *', work: cleanExpiredRows },
  { name: 'check-applications', cron: '*/2 * * * *', work: checkApplications },
  { name: 'follow-banks', cron: '1-59/2 * * * *', work: followBanks },
  { name: 'refresh-tradier', cron: '*/10 * * * *', work: refreshTradier },
  { name: 'follow-transfers', cron: '* * * * *', work: followTransfers },
  { name: 'process-places', cron: '41 * * * *', work: processDuePlaces },
  { name: 'process-rounds', cron: '*/10 * * * *', work: processDueRounds },
  { name: 'process-billing', cron: '*/2 * * * *', work: processDueBilling },
  { name: 'reconcile-billing', cron: '35 3 * * *', work: reconcileBilling },
  { name: 'approve-commissions', cron: '11 * * * *', work: approveCommissions },
  { name: 'follow-payouts', cron: '*/10 * * * *', work: followPayouts },
  { name: 'draft-weekly-report', cron: '26 * * * *', work: draftWeeklyReport },
  { name: 'keep-traffic', cron: '23 0 * * *', work: aggregateTraffic },
  { name: 'refresh-market', cron: '*/2 * * * *', work: refreshMarket },
  { name: 'watch-alerts', cron: '*/10 * * * *', work: processDueAlerts },
  { name: 'publish-equality', cron: '50 5 * * *', work: processDueEqualityReports },
  { name: 'freeze-post-prices', cron: '*/5 * * * *', work: storePublicationPrices },
  { name: 'send-newsletter', cron: '* * * * *', work: sendNewsletter },
  { name: 'reveal-signals', cron: '5 * * * *', work: revealDueSignals },
  { name: 'continue-samples', cron: '47 * * * *', work: continueSamples },
  { name: 'keep-figures', cron: '* * * * *', work: storeFigures },
  { name: 'predict', cron: '20 6 * * *', work: predict },
];
