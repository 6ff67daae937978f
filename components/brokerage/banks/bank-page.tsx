import { bankPageCopy as copy } from '@/lib/content/brokerage/bank';
import { paths } from '@/lib/domain/shared/paths';
import { LinkedAccountPage } from '@/components/brokerage/linked-account-page';

const load = async () => (await import('../member-parts')).MemberLinks;

/** The page of a member's linked bank and Tradier account. */
export const BankPage = () => (
  <LinkedAccountPage path={paths.bank} title={copy.title} description={copy.description} lead={copy.lead} load={load} />
);
