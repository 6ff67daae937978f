import { MemberPage } from '@/components/layout/shell/member-page';
import { SignInPrompt } from '@/components/modals/sign-up/sign-in-prompt';
import { receiptCopy as copy, receiptGateCopy } from '@/lib/content/membership/receipt';
import { membershipPaths } from '@/lib/domain/membership/membership-paths';
import type { ReceiptPageProps } from '@/lib/server/membership/page-props/receipt';

const load = async () => (await import('../member-parts')).Receipt;

/** A printable invoice of the member. The page contains no data; it is fetched with the member's token. */
export const ReceiptPage = ({ id }: ReceiptPageProps) => (
  <MemberPage
    path={membershipPaths.invoice(id)}
    title={copy.title}
    description={copy.description}
    lead={copy.lead}
    load={load}
    copy={receiptGateCopy}
    wayIn={<SignInPrompt isForMembers />}
  />
);
