import { MemberPage } from '@/components/layout/shell/member-page';
import { SignInPrompt } from '@/components/modals/sign-up/sign-in-prompt';
import { transfersPageCopy as copy } from '@/lib/content/brokerage/funding';
import { brokeragePaths } from '@/lib/domain/brokerage/brokerage-paths';

const load = async () => (await import('../member-parts')).Funding;

/** The page of a member's deposits and withdrawals. */
export const TransfersPage = () => (
  <MemberPage
    path={brokeragePaths.transfers}
    title={copy.title}
    description={copy.description}
    lead={copy.lead}
    load={load}
    copy={copy}
    wayIn={<SignInPrompt isForMembers />}
  />
);
