import { bankReturnCopy as copy } from '@/lib/content/brokerage/bank';
import { paths } from '@/lib/domain/shared/paths';
import { OwnPage } from '@/components/accounts/own-page';

const load = async () => (await import('../member-parts')).BankReturn;

/** The URL that a bank's own login page redirects to. */
export const BankReturnPage = () => (
  <OwnPage path={paths.bankReturn} title={copy.title} description={copy.description} lead={copy.lead} load={load} />
);
