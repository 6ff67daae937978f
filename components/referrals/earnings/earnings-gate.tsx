import { MemberPage, type MemberPageProps } from '@/components/layout/shell/member-page';
import { openModal } from '@/components/modals/modal-stack';
import { Button } from '@/components/ui/forms/button';
import { earningsGate as copy } from '@/lib/content/referrals/earnings-page';

/** A page of an ambassador's earnings, for members. */
export const EarningsGate = (props: MemberPageProps) => (
  <MemberPage
    {...props}
    copy={copy}
    wayIn={
      <Button size="large" onClick={() => openModal('login', { kind: 'user', next: props.path })}>
        {copy.logIn}
      </Button>
    }
  />
);
