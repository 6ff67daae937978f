import { salesPage as copy } from '@/lib/content/referrals/earnings-page';
import { referralPaths } from '@/lib/domain/referrals/referral-paths';
import { EarningsGate } from './earnings-gate';

const load = async () => (await import('../member-parts')).OwnSales;

/** The page of an ambassador's sales with their traces. */
export const SalesPage = () => <EarningsGate path={referralPaths.sales} load={load} {...copy} />;
