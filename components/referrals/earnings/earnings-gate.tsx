import { MemberPage, type MemberPageProps } from '@/components/layout/shell/member-page';
import { SignInPrompt } from '@/components/modals/sign-up/sign-in-prompt';
import { earningsGate as copy } from '@/lib/content/referrals/earnings-page';

/** A members-only page about an ambassador's earnings. */
export const EarningsGate = (props: MemberPageProps) => (
  <MemberPage {...props} hasTabs copy={copy} wayIn={<SignInPrompt isForMembers />} />
);
