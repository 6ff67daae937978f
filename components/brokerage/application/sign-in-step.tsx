import { openModal } from '@/components/modals/modal-stack';
import { SwitchAccountButton } from '@/components/modals/switch-account-button';
import { Button } from '@/components/ui/forms/button';
import { ButtonLink } from '@/components/ui/forms/button-link';
import { accountStepCopy as copy } from '@/lib/content/brokerage/application/copy';
import type { ApplicationScreen } from '@/lib/domain/brokerage/application-steps';
import { brokeragePaths } from '@/lib/domain/brokerage/brokerage-paths';
import { paths } from '@/lib/domain/shared/paths';
import { GroupTitle } from './questions/group-title';
import { NeedsList } from './status/needs-list';
import styles from './flow.module.css';

/** The first step for signed-out visitors, because an application is saved in an account. */
export function SignInStep({ screen, isInvestor }: { screen: ApplicationScreen; isInvestor: boolean }) {
  const next = encodeURIComponent(brokeragePaths.openAccountStep(screen));
  return (
    <>
      <GroupTitle title={copy.signInTitle}>{isInvestor ? copy.investorText : copy.signInText}</GroupTitle>
      <div className={styles.buttons}>
        {isInvestor ? (
          <SwitchAccountButton to="user" />
        ) : (
          <>
            <ButtonLink href={`${paths.signUp}?next=${next}`} size="large">
              {copy.signUp}
            </ButtonLink>
            <Button weight="outline" size="large" onClick={() => openModal('login', { kind: 'user' })}>
              {copy.logIn}
            </Button>
          </>
        )}
      </div>
      <NeedsList items={[...copy.needs, copy.time]} />
    </>
  );
}
