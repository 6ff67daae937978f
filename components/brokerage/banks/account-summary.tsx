import { Fetched } from '@/components/ui/feedback/fetched';
import { TextLink } from '@/components/ui/navigation/text-link';
import { Tag } from '@/components/ui/tag';
import { useMemberData } from '@/lib/client/data/use-member-data';
import { standingCopy as copy, waysCopy } from '@/lib/content/my-account/account-sections';
import { statusCopy } from '@/lib/content/brokerage/application/status-copy';
import { banksCopy } from '@/lib/content/brokerage/bank';
import styles from '@/components/accounts/account.module.css';
import { dayOf } from '@/lib/domain/shared/dates';
import { brokeragePaths } from '@/lib/domain/brokerage/brokerage-paths';
import { paths } from '@/lib/domain/shared/paths';
import { useBanks } from './use-banks';
import { brokerageClient } from '../brokerage-client';

/** The linked banks with their status, and a link to transfers once a bank is ready. */
export function OwnBanks() {
  return (
    <Fetched of={useBanks()} copy={banksCopy} lines={1}>
      {({ items }) =>
        items.length === 0 ? (
          <>
            <p>{banksCopy.none}.</p>
            <p>{waysCopy.bankFirst}</p>
          </>
        ) : (
          <>
            <ul className={styles.choices}>
              {items.map(({ id, bankName, mask, accountType, state }) => (
                <li key={id} className={styles.line}>
                  <span>
                    <strong>{bankName}</strong> {banksCopy.account(mask, banksCopy.types[accountType])}
                  </span>
                  <Tag tone={state === 'approved' ? 'neutral' : 'attention'}>{banksCopy.states[state]}</Tag>
                </li>
              ))}
            </ul>
            {items.some(({ state }) => state === 'approved') ? (
              <TextLink href={brokeragePaths.transfers}>{waysCopy.transfersLink}</TextLink>
            ) : null}
          </>
        )
      }
    </Fetched>
  );
}

const applicationCopy = { failed: copy.applicationFailed, loading: copy.applicationLoading };

/** The status of the brokerage application, and a link to its next page. */
export function OwnApplication() {
  const result = useMemberData('application', brokerageClient, (calls) => calls.application());
  return (
    <Fetched of={result} copy={applicationCopy} lines={1}>
      {({ application }) => {
        if (!application)
          return (
            <>
              <p>{copy.noApplication}</p>
              <TextLink href={paths.openAccount}>{copy.apply}</TextLink>
            </>
          );
        const { title, tone } = statusCopy[application.status];
        return (
          <>
            <p className={styles.line}>
              <strong>{copy.account}</strong> <Tag tone={tone === 'plain' ? 'neutral' : 'attention'}>{title}</Tag>
              <span className={styles.note}>{copy.submitted(dayOf(application.createdAt))}</span>
            </p>
            <TextLink href={brokeragePaths.openAccountStatus}>{copy.view}</TextLink>
          </>
        );
      }}
    </Fetched>
  );
}
