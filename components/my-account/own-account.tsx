import { Pending } from '@/components/ui/feedback/fetched';
import { Section } from '@/components/ui/section';
import { useMemberData } from '@/lib/client/data/use-member-data';
import { accountCopy as copy } from '@/lib/content/accounts/account';
import type { ProfilePage } from '@/lib/domain/accounts/profile-paths';
import { MemberAccount } from './member-account';
import { accountClient } from './profile/account-client';

/** Fetches the account and shows it, or the error. */
export function OwnAccount({ page }: { page: ProfilePage }) {
  const account = useMemberData('account', accountClient, (calls) => calls.read(), { isPinned: true });
  if (account.data) return <MemberAccount page={page} account={account.data} onChange={account.change} />;
  return (
    <Section>
      <Pending of={account} copy={copy} lines={8} />
    </Section>
  );
}
