import { payoutsPage as copy } from '@/lib/content/referrals/payouts-page';
import { referralPaths } from '@/lib/domain/referrals/referral-paths';
import { EarningsGate } from '../earnings/earnings-gate';

const load = async () => (await import('../member-parts')).OwnPayouts;

/** The page of an ambassador's payouts, payout details and tax form. */
export const PayoutsPage = () => <EarningsGate path={referralPaths.payouts} load={load} {...copy} />;
