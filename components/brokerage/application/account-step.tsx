import { ButtonLink } from '@/components/ui/forms/button-link';
import { useSessionUser } from '@/lib/client/session/session';
import { continueAt } from '@/lib/content/brokerage/application/continue-at';
import { accountStepCopy as copy, flowCopy } from '@/lib/content/brokerage/application/copy';
import type { ApplicationStep } from '@/lib/domain/brokerage/application-steps';
import { brokeragePaths } from '@/lib/domain/brokerage/brokerage-paths';
import styles from './flow.module.css';
import { GroupTitle } from './questions/group-title';
import { NeedsList } from './status/needs-list';

/**
 * Step 1 for signed-in users: the account and the requirements. `leftAt` is the step to resume at. The list of steps
 * shows the time left.
 */
export function AccountStep({ leftAt }: { leftAt: ApplicationStep | null }) {
  const user = useSessionUser();
  const isBegun = leftAt !== null && leftAt !== 'account-creation';
  return (
    <>
      <GroupTitle title={copy.signedInTitle(user?.name ?? '')}>
        {copy.signedInText} {copy.noneYet}
      </GroupTitle>
      <NeedsList items={copy.needs} />
      <div className={styles.buttons}>
        <ButtonLink href={brokeragePaths.openAccountStep(isBegun ? leftAt : 'contact-information')} size="large">
          {isBegun ? continueAt(leftAt) : flowCopy.continue}
        </ButtonLink>
      </div>
    </>
  );
}
