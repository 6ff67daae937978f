import { salesPage as words } from '@/lib/content/referrals/earnings-page';
import { paths } from '@/lib/domain/shared/paths';
import { EarningsGate } from './earnings-gate';

const load = async () => (await import('./own-sales')).OwnSales;

/** An ambassador's sales with the trace of each. */
export const SalesPage = () => <EarningsGate path={paths.referralSales} load={load} {...words} />;
