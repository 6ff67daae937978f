import { useState } from 'react';
import { saveFile } from '@/components/charts/frame/save-file';
import { showToast } from '@/components/toasts/toast-store';
import { Pending } from '@/components/ui/feedback/fetched';
import { Button } from '@/components/ui/forms/button';
import { PhoneFold } from '@/components/ui/phone-fold';
import { Section } from '@/components/ui/section';
import { PlainTable } from '@/components/ui/tables/plain-table';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { useMemberData } from '@/lib/client/data/use-member-data';
import { failureSentence } from '@/lib/client/http/failure-sentence';
import { monthName, statementCopy as copy } from '@/lib/content/referrals/statements';
import type { Statement } from '@/lib/contracts/referrals/statements';
import { usdExact } from '@/lib/domain/shared/money';
import styles from './earnings.module.css';
import { requestStatement, statementsClient } from './earnings-clients';
import { MonthColumns } from './month-columns';
import { NothingYet } from './nothing-yet';

type Statements = { items: Statement[] };

/** Downloads of monthly statements. */
export function StatementsSection() {
  const result = useMemberData('referral-statements', statementsClient, (calls): Promise<Statements> => calls.list());
  return (
    <Section title={copy.title} lead={copy.lead}>
      {result.data ? <StatementTable statements={result.data.items} /> : <Pending of={result} copy={copy} lines={12} />}
    </Section>
  );
}

function StatementTable({ statements }: { statements: readonly Statement[] }) {
  if (statements.length === 0) return <NothingYet title={copy.empty}>{copy.emptyText}</NothingYet>;
  const { month, earned, reversed, paid, balance, file } = copy.columns;
  return (
    <>
      <MonthColumns statements={statements} />
      <PhoneFold label={copy.show(statements.length)}>
        <PlainTable
          caption={<VisuallyHidden>{copy.caption}</VisuallyHidden>}
          columns={[
            { header: month },
            { header: earned, isNumeric: true, isHalf: true },
            { header: reversed, isNumeric: true, isHalf: true },
            { header: paid, isNumeric: true, isHalf: true },
            { header: balance, isNumeric: true, isHalf: true },
            { header: file, isNumeric: true, isAside: true },
          ]}
          rows={statements.map((one) => ({
            key: one.month,
            cells: [
              monthName(one.month),
              usdExact(one.earnedCents),
              copy.taken(one.reversedCents),
              copy.taken(one.paidCents),
              usdExact(one.closingCents),
              <span key="file" className={styles.files}>
                <Download month={one.month} kind="csv" />
                <Download month={one.month} kind="pdf" />
              </span>,
            ],
          }))}
        />
      </PhoneFold>
    </>
  );
}

type Kind = 'csv' | 'pdf';

/** A CSV arrives as text and a PDF as a file. */
const contentOf = async (month: string, kind: Kind) =>
  kind === 'pdf'
    ? requestStatement(month)
    : new Blob([await statementsClient().file({ params: { month } })], { type: 'text/csv;charset=utf-8' });

function Download({ month, kind }: { month: string; kind: Kind }) {
  const [isBusy, setIsBusy] = useState(false);

  async function save() {
    if (isBusy) return;
    setIsBusy(true);
    try {
      saveFile(copy.fileName(month, kind), await contentOf(month, kind));
    } catch (error) {
      showToast('error', failureSentence(error));
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <Button weight="plain" isBusy={isBusy} onClick={() => void save()}>
      <VisuallyHidden>{copy.statementOf(month)} </VisuallyHidden>
      {copy.kinds[kind]}
    </Button>
  );
}
