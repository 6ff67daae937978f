import { bankPageCopy as copy } from '@/lib/content/brokerage/bank';
import { paths } from '@/lib/domain/shared/paths';
import { LinkedAccountPage } from '@/components/brokerage/linked-account-page';

const load = async () => (await import('../member-parts')).MemberLinks;

/** The bank and the Tradier account that a member has linked. */
export const BankPage = () => (
  <LinkedAccountPage path={paths.bank} title={copy.title} description={copy.description} lead={copy.lead} load={load} />
);
