import { ButtonLink } from '@/components/ui/forms/button-link';
import { existsCopy as words } from '@/lib/content/brokerage/application/copy';
import { brokeragePaths } from '@/lib/domain/brokerage/brokerage-paths';
import styles from './flow.module.css';
import { GroupTitle } from './questions/group-title';

/** One person, one account: who has one is led to it. */
export function HasAccount() {
  return (
    <>
      <GroupTitle title={words.title}>{words.text}</GroupTitle>
      <div className={styles.buttons}>
        <ButtonLink href={brokeragePaths.openAccountStatus} size="large">
          {words.action}
        </ButtonLink>
      </div>
    </>
  );
}
