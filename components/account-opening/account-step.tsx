import { ButtonLink } from '@/components/ui/button-link';
import { useSession } from '@/lib/client/session';
import { accountStepWords as words, flowWords } from '@/lib/content/application/words';
import { paths } from '@/lib/domain/paths';
import styles from './flow.module.css';
import { GroupTitle } from './group-title';
import { NeedsList } from './needs-list';

/** Step 1 of somebody who is logged in: whose application this is, and what it takes. */
export function AccountStep() {
  const { user } = useSession();
  return (
    <>
      <GroupTitle title={words.signedInTitle(user?.name ?? '')}>
        {words.signedInText} {words.noneYet}
      </GroupTitle>
      <NeedsList />
      <div className={styles.buttons}>
        <ButtonLink href={paths.openAccountStep('contact-information')} size="large">
          {flowWords.continue}
        </ButtonLink>
      </div>
    </>
  );
}
