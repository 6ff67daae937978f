import { MemberPage, type MemberPageProps } from '@/components/layout/shell/member-page';
import { openModal } from '@/components/modals/modal-stack';
import { Button } from '@/components/ui/forms/button';
import { bankPageCopy as words } from '@/lib/content/brokerage/bank';

/** A page of the member's own links. */
export const OwnPage = (props: MemberPageProps) => (
  <MemberPage
    {...props}
    words={words}
    wayIn={
      <Button size="large" onClick={() => openModal('login', { kind: 'user' })}>
        {words.logIn}
      </Button>
    }
  />
);
