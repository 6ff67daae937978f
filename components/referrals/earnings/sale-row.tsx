import { useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { Tag } from '@/components/ui/tag';
import { salesCopy as copy } from '@/lib/content/referrals/earnings-page';
import { levelNames, saleNote, saleStatus } from '@/lib/content/referrals/sale-trace';
import type { Sale } from '@/lib/contracts/referrals/earnings';
import { dayOf } from '@/lib/domain/shared/dates';
import { usdExact } from '@/lib/domain/shared/money';
import styles from './sale-row.module.css';
import { SaleTraceSection } from './sale-trace-section';

/** The column headers on wide screens. Hidden from screen readers, because each row has its own labels. */
export const SaleColumns = () => (
  <p className={styles.columns} aria-hidden="true">
    {copy.columns.map((name) => (
      <span key={name}>{name}</span>
    ))}
  </p>
);

/** A sale in one line. Expanded, it explains step by step why a commission was paid or not. */
export function SaleRow({ sale }: { sale: Sale }) {
  const [isOpen, setIsOpen] = useState(false);
  const { id, at, level, buyer, revenueCents, earnedCents, reversedCents, state } = sale;
  // When expanded, the row ends with the same reason.
  const note = saleNote(sale);
  return (
    <li>
      <details className={styles.sale} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary className={styles.head}>
          <span className={styles.buyer}>{buyer ?? (level === 2 ? copy.secondLevel : copy.otherBuyer)}</span>
          <span className={styles.note}>
            {dayOf(at)}
            {level === null ? null : ` · ${levelNames[level]}`}
          </span>
          <span className={styles.sum}>{usdExact(earnedCents - reversedCents)}</span>
          <span className={styles.note}>{copy.of(usdExact(revenueCents))}</span>
          <span className={styles.state}>
            <Tag tone={state === 'held' ? 'attention' : 'neutral'}>{saleStatus(sale)}</Tag>
          </span>
          {note && !isOpen ? <span className={styles.why}>{note}</span> : null}
          <span className={styles.arrow}>
            <Icon name="chevron-down" />
          </span>
        </summary>
        {isOpen ? <SaleTraceSection id={id} /> : null}
      </details>
    </li>
  );
}
