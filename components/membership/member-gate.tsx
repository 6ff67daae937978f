import { useRouter } from 'next/router';
import { MemberPage, type MemberPageProps } from '@/components/layout/shell/member-page';
import { openModal } from '@/components/modals/modal-stack';
import { Button } from '@/components/ui/forms/button';
import { ButtonLink } from '@/components/ui/forms/button-link';
import { gateCopy } from '@/lib/content/membership/billing';
import { paths } from '@/lib/domain/shared/paths';
import styles from './billing.module.css';

/** A page about the member's plan: other visitors sign up and return here. */
export function MemberGate(props: MemberPageProps) {
  // With the previous choices.
  const { asPath } = useRouter();
  return (
    <MemberPage
      {...props}
      copy={gateCopy}
      wayIn={
        <div className={styles.buttons}>
          <ButtonLink href={`${paths.signUp}?next=${encodeURIComponent(asPath)}`} size="large">
            {gateCopy.signUp}
          </ButtonLink>
          <Button weight="outline" size="large" onClick={() => openModal('login', { kind: 'user' })}>
            {gateCopy.logIn}
          </Button>
        </div>
      }
    />
  );
}
