import { openModal } from '@/components/modals/modal-stack';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { accountStepWords as words } from '@/lib/content/application/words';
import type { ApplicationScreen } from '@/lib/domain/application-steps';
import { paths } from '@/lib/domain/paths';
import { GroupTitle } from './group-title';
import { NeedsList } from './needs-list';
import styles from './flow.module.css';

/** The first step of whoever is not logged in: without an account there is nowhere to save an application. */
export function SignInStep({ screen, isInvestor }: { screen: ApplicationScreen; isInvestor: boolean }) {
  const next = encodeURIComponent(paths.openAccountStep(screen));
  return (
    <>
      <GroupTitle title={words.signInTitle}>{isInvestor ? words.investorText : words.signInText}</GroupTitle>
      <div className={styles.buttons}>
        <Button size="large" onClick={() => openModal('login', { kind: 'user' })}>
          {words.logIn}
        </Button>
        {isInvestor ? null : (
          <ButtonLink href={`${paths.signUp}?next=${next}`} weight="outline" size="large">
            {words.signUp}
          </ButtonLink>
        )}
      </div>
      <NeedsList />
    </>
  );
}
