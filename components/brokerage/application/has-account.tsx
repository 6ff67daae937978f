import { ButtonLink } from '@/components/ui/forms/button-link';
import { existsCopy as copy } from '@/lib/content/brokerage/application/copy';
import { brokeragePaths } from '@/lib/domain/brokerage/brokerage-paths';
import styles from './flow.module.css';
import { GroupTitle } from './questions/group-title';

/** Shown instead of an application, since each person has one account; links to it. */
export function HasAccount() {
  return (
    <>
      <GroupTitle title={copy.title}>{copy.text}</GroupTitle>
      <div className={styles.buttons}>
        <ButtonLink href={brokeragePaths.openAccountStatus} size="large">
          {copy.action}
        </ButtonLink>
      </div>
    </>
  );
}
