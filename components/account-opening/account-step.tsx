import { ButtonLink } from '@/components/ui/button-link';
import { useSession } from '@/lib/client/session';
import { accountStepWords as words, flowWords, stepNames } from '@/lib/content/application/words';
import type { ApplicationStep } from '@/lib/domain/application-steps';
import { paths } from '@/lib/domain/paths';
import styles from './flow.module.css';
import { GroupTitle } from './group-title';
import { NeedsList } from './needs-list';

/** Step 1 of somebody who is logged in: whose application this is, and what it takes. */
export function AccountStep({ leftAt }: { leftAt: ApplicationStep | null }) {
  const { user } = useSession();
  const isBegun = leftAt !== null && leftAt !== 'account-creation';
  return (
    <>
      <GroupTitle title={words.signedInTitle(user?.name ?? '')}>
        {words.signedInText} {words.noneYet}
      </GroupTitle>
      <NeedsList />
      <div className={styles.buttons}>
        <ButtonLink href={paths.openAccountStep(isBegun ? leftAt : 'contact-information')} size="large">
          {isBegun ? words.goOn(stepNames[leftAt]) : flowWords.continue}
        </ButtonLink>
      </div>
    </>
  );
}
