import { Pending } from '@/components/ui/feedback/fetched';
import { Notice } from '@/components/ui/feedback/notice';
import { Section } from '@/components/ui/section';
import { useMemberData } from '@/lib/client/data/use-member-data';
import { balanceCopy, transferFormCopy, transferHistoryCopy, transfersPageCopy } from '@/lib/content/brokerage/funding';
import { Balance } from './balance';
import { FundingBlocked } from './funding-blocked';
import styles from './funding.module.css';
import { TransferForm } from './transfer-form';
import { TransferHistory } from './transfer-history';
import { fundingClient } from './funding-client';

async function read(calls: ReturnType<typeof fundingClient>) {
  const [funding, list] = await Promise.all([calls.funding(), calls.list({ query: {} })]);
  return { funding, list };
}

/** The balance, the transfer form and the history. A failed refresh keeps data and input. */
export function Funding() {
  const result = useMemberData('funding', fundingClient, read, { refreshesOnReturn: true });
  const { refresh } = result;
  if (!result.data)
    return (
      <Section>
        <Pending of={result} copy={transfersPageCopy} lines={8} />
      </Section>
    );
  const { funding, list } = result.data;
  return (
    <>
      {funding.blocker === null || funding.balance ? (
        <Section title={balanceCopy.title} isSplit>
          <div className={styles.stack}>
            {result.failure ? <Notice tone="error">{result.failure}</Notice> : null}
            <Balance balance={funding.balance} onRetry={refresh} />
          </div>
        </Section>
      ) : null}
      <Section title={transferFormCopy.title} isSplit>
        {funding.blocker === null && funding.bank ? (
          <TransferForm funding={funding} bank={funding.bank} onDone={refresh} />
        ) : (
          <FundingBlocked blocker={funding.blocker ?? 'no-bank'} />
        )}
      </Section>
      <Section title={transferHistoryCopy.title} isSplit>
        <TransferHistory list={list} isSimulated={funding.isSimulated} onChange={refresh} />
      </Section>
    </>
  );
}
