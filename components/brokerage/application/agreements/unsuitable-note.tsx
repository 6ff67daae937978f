import { ButtonLink } from '@/components/ui/forms/button-link';
import { Link } from '@/components/ui/navigation/link';
import { Notice } from '@/components/ui/feedback/notice';
import { flowCopy as copy } from '@/lib/content/brokerage/application/copy';
import type { Answers } from '@/lib/domain/brokerage/application/keys';
import { isUnsuitable, suitableKeys } from '@/lib/domain/brokerage/application/suitability';
import { paths } from '@/lib/domain/shared/paths';
import styles from '../flow.module.css';

/** Alternatives for an applicant whom the broker's rules reject. Does not reveal which answers would be accepted. */
export function UnsuitableNote({ answers }: { answers: Answers }) {
  const isRejected = suitableKeys.some((name) => isUnsuitable(name, answers[name]));
  return (
    <div role="status">
      {isRejected ? (
        <Notice tone="attention" title={copy.unsuitableTitle}>
          <p>
            {copy.unsuitable}
            <Link href={paths.optionsSignals}>{copy.unsuitableLinks.record}</Link>, or{' '}
            <Link href={paths.sectors}>{copy.unsuitableLinks.research}</Link>.
          </p>
          <p className={styles.noticeAction}>
            <ButtonLink href={paths.account} weight="outline">
              {copy.saveAndLeave}
            </ButtonLink>
          </p>
        </Notice>
      ) : null}
    </div>
  );
}
