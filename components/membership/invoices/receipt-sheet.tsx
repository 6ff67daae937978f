import type { ReactNode } from 'react';
import { Button } from '@/components/ui/forms/button';
import { TextLink } from '@/components/ui/navigation/text-link';
import { SampleTag } from '@/components/ui/tag';
import { checkoutCopy, tierNames } from '@/lib/content/membership/billing';
import { receiptCopy as copy } from '@/lib/content/membership/receipt';
import { productName } from '@/lib/content/shared/product';
import type { Receipt } from '@/lib/contracts/membership/billing';
import { dayOf } from '@/lib/domain/shared/dates';
import { paths } from '@/lib/domain/shared/paths';
import { invoiceState } from './invoice-state';
import { ReceiptAmounts } from './receipt-amounts';
import styles from './receipt.module.css';

/** A printable invoice: seller, buyer, amounts billed and how they were paid. */
export function ReceiptSheet({ receipt }: { receipt: Receipt }) {
  const { id, number, tier, at, paidAt, periodStart, periodEnd, card, seller, buyer, pageUrl } = receipt;
  return (
    <div className={styles.page}>
      <article className={styles.sheet} aria-labelledby="receipt-title">
        <header className={styles.head}>
          <div>
            <p className={styles.label}>{copy.number}</p>
            <h2 id="receipt-title" className={styles.title}>
              {number ?? id}
            </h2>
          </div>
          {receipt.isSimulated ? (
            <p className={styles.sample}>
              <SampleTag /> {copy.sample}
            </p>
          ) : null}
        </header>
        <dl className={styles.facts}>
          <Fact
            label={copy.seller}
            lines={[seller.name ?? productName, seller.address, seller.email]}
            mark={receipt.isSimulated && seller.name === null ? <SampleTag /> : null}
          />
          <Fact label={copy.buyer} lines={[buyer.name, buyer.email]} />
          <Fact label={copy.date} lines={[dayOf(at)]} />
          <Fact label={copy.status} lines={[invoiceState(receipt)]} />
          {paidAt === null ? null : <Fact label={copy.paidOn} lines={[dayOf(paidAt)]} />}
          {tier === null ? null : <Fact label={copy.plan} lines={[tierNames[tier]]} />}
          {periodStart === null || periodEnd === null ? null : (
            <Fact label={copy.period} lines={[copy.days(dayOf(periodStart), dayOf(periodEnd))]} />
          )}
          {card === null ? null : <Fact label={copy.card} lines={[checkoutCopy.cardOnFile(card.brand, card.last4)]} />}
        </dl>
        <ReceiptAmounts receipt={receipt} />
      </article>
      <div className={styles.actions}>
        <Button onClick={() => window.print()}>{copy.print}</Button>
        {pageUrl === null ? null : (
          <a href={pageUrl} rel="noopener noreferrer">
            {copy.hosted}
          </a>
        )}
        <TextLink href={paths.billing} isBack>
          {copy.back}
        </TextLink>
      </div>
    </div>
  );
}

type FactProps = { label: string; lines: readonly (string | null)[]; /** Shown after the lines. */ mark?: ReactNode };

function Fact({ label, lines, mark = null }: FactProps): ReactNode {
  return (
    <div>
      <dt className={styles.label}>{label}</dt>
      {lines.map((line) =>
        line === null ? null : (
          <dd key={line} className={styles.value}>
            {line}
          </dd>
        ),
      )}
      {mark === null ? null : <dd>{mark}</dd>}
    </div>
  );
}
