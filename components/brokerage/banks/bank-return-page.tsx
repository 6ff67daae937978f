import { bankReturnCopy as copy } from '@/lib/content/brokerage/bank';
import { paths } from '@/lib/domain/shared/paths';
import { LinkedAccountPage } from '@/components/brokerage/linked-account-page';

const load = async () => (await import('../member-parts')).BankReturn;

/** The page to which a bank's login page redirects. */
export const BankReturnPage = () => (
  <LinkedAccountPage
    path={paths.bankReturn}
    title={copy.title}
    description={copy.description}
    lead={copy.lead}
    load={load}
  />
);
