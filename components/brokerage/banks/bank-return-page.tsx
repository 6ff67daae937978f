import { bankReturnCopy as copy } from '@/lib/content/brokerage/bank';
import { paths } from '@/lib/domain/shared/paths';
import { LinkedAccountPage } from '@/components/brokerage/linked-account-page';

const load = async () => (await import('../member-parts')).BankReturn;

/** The URL that a bank's own login page redirects to. */
export const BankReturnPage = () => (
  <LinkedAccountPage
    path={paths.bankReturn}
    title={copy.title}
    description={copy.description}
    lead={copy.lead}
    load={load}
  />
);
