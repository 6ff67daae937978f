import { earningsPage as copy } from '@/lib/content/referrals/earnings-page';
import { referralPaths } from '@/lib/domain/referrals/referral-paths';
import { EarningsGate } from './earnings-gate';

const load = async () => (await import('../member-parts')).OwnEarnings;

/** The page of an ambassador's earnings at both levels. */
export const EarningsPage = () => <EarningsGate path={referralPaths.overview} load={load} {...copy} />;
