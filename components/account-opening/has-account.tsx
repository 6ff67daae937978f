import { ButtonLink } from '@/components/ui/button-link';
import { existsWords as words } from '@/lib/content/application/words';
import { paths } from '@/lib/domain/paths';
import styles from './flow.module.css';
import { GroupTitle } from './group-title';

/** One person, one account: who has one is led to it. */
export function HasAccount() {
  return (
    <>
      <GroupTitle title={words.title}>{words.text}</GroupTitle>
      <div className={styles.buttons}>
        <ButtonLink href={paths.openAccountStatus} size="large">
          {words.action}
        </ButtonLink>
      </div>
    </>
  );
}
