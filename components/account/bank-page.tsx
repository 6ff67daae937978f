import { bankPageWords as words } from '@/lib/content/bank';
import { paths } from '@/lib/domain/paths';
import { OwnPage } from './own-page';

const load = async () => (await import('./member-links')).MemberLinks;

/** The bank and the Tradier account that a member has linked. */
export const BankPage = () => (
  <OwnPage path={paths.bank} title={words.title} description={words.description} lead={words.lead} load={load} />
);
