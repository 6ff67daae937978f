import { MemberPage, type MemberPageProps } from '@/components/layout/shell/member-page';
import { SignInPrompt } from '@/components/modals/sign-up/sign-in-prompt';
import { bankPageCopy as copy } from '@/lib/content/brokerage/bank';

/** A page about the member's linked accounts. */
export const LinkedAccountPage = (props: MemberPageProps) => (
  <MemberPage {...props} copy={copy} wayIn={<SignInPrompt isForMembers />} />
);
