import { MemberPage, type MemberPageProps } from '@/components/layout/shell/member-page';
import { openModal } from '@/components/modals/modal-stack';
import { Button } from '@/components/ui/forms/button';
import { bankPageCopy as copy } from '@/lib/content/brokerage/bank';

/** A page of the member's linked accounts. */
export const OwnPage = (props: MemberPageProps) => (
  <MemberPage
    {...props}
    copy={copy}
    wayIn={
      <Button size="large" onClick={() => openModal('login', { kind: 'user' })}>
        {copy.logIn}
      </Button>
    }
  />
);
