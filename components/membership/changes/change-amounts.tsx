import { WorkedSum } from '@/components/ui/tables/worked-sum';
import { changeCopy as copy } from '@/lib/content/membership/plan-changes';
import type { PlanChangePreview } from '@/lib/contracts/membership/transactions';
import { dayOf } from '@/lib/domain/shared/dates';
import { usdExact } from '@/lib/domain/shared/money';
import styles from './changes.module.css';

type ChangeAmountsProps = {
  preview: PlanChangePreview;
  card: string | undefined;
  /** The new price, per billing interval. */
  priceCents: number;
};

/** The amounts that a change costs today and at the next renewal, as calculated by the payment provider. */
export function ChangeAmounts({ preview, card, priceCents }: ChangeAmountsProps) {
  const { lines, creditUsedCents, dueTodayCents, creditLeftCents, nextCharge } = preview;
  /** The charges that the credit pays in full, of which `nextCharge` is the first. */
  const covered = nextCharge.amountCents === 0 ? Math.floor(creditLeftCents / priceCents) : 0;
  const billed = [
    ...lines.map(({ description, amountCents }) => ({ label: description, sum: '', result: usdExact(amountCents) })),
    ...(creditUsedCents > 0 ? [{ label: copy.credit, sum: '', result: usdExact(-creditUsedCents) }] : []),
  ];
  return (
    <>
      <WorkedSum lines={billed} total={{ label: copy.dueToday, result: usdExact(dueTodayCents) }} />
      <p className={styles.next}>
        {dueTodayCents > 0 && card ? `${copy.chargedTo(card)} ` : ''}
        {covered > 0
          ? copy.creditCovers(usdExact(creditLeftCents), covered, dayOf(nextCharge.at))
          : `${creditLeftCents > 0 ? `${copy.creditLeft(usdExact(creditLeftCents))} ` : ''}${copy.next(usdExact(nextCharge.amountCents), dayOf(nextCharge.at))}`}
      </p>
    </>
  );
}
