import { earningsPage as words } from '@/lib/content/referrals/earnings-page';
import { paths } from '@/lib/domain/shared/paths';
import { EarningsGate } from './earnings-gate';

const load = async () => (await import('./own-earnings')).OwnEarnings;

/** What an ambassador earned at both levels. */
export const EarningsPage = () => <EarningsGate path={paths.referrals} load={load} {...words} />;
