import { useRouter } from 'next/router';
import { MemberPage, type MemberPageProps } from '@/components/layout/shell/member-page';
import { openModal } from '@/components/modals/modal-stack';
import { Button } from '@/components/ui/forms/button';
import { ButtonLink } from '@/components/ui/forms/button-link';
import { gateCopy } from '@/lib/content/membership/billing';
import { paths } from '@/lib/domain/shared/paths';
import styles from './billing.module.css';

type GateCopy = Readonly<Record<keyof typeof gateCopy, string>>;

/** A page about the member's plan: other visitors sign up and return here. */
export function MemberGate({ copy = gateCopy, ...props }: MemberPageProps & { copy?: GateCopy }) {
  // With the previous choices.
  const { asPath } = useRouter();
  return (
    <MemberPage
      {...props}
      copy={copy}
      wayIn={
        <div className={styles.buttons}>
          <ButtonLink href={`${paths.signUp}?next=${encodeURIComponent(asPath)}`} size="large">
            {copy.signUp}
          </ButtonLink>
          <Button weight="outline" size="large" onClick={() => openModal('login', { kind: 'user' })}>
            {copy.logIn}
          </Button>
        </div>
      }
    />
  );
}
