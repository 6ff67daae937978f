import { Button } from '@/components/ui/forms/button';
import { roundPanelCopy as copy } from '@/lib/content/investing/round-panel';
import type { RoundInvestorStatus } from '@/lib/contracts/investing/rounds';
import { usdExact } from '@/lib/domain/shared/money';
import { AmountForm } from './amount-form';
import styles from './rounds.module.css';
import type { RoundChange } from './use-round';

type ReservationSectionProps = { investorStatus: RoundInvestorStatus; isBusy: boolean; change: RoundChange };

/** A nonbinding reservation: create, change or withdraw it. No money is paid. */
export function ReservationSection({ investorStatus, isBusy, change }: ReservationSectionProps) {
  const { reservation, canReserve } = investorStatus;
  return (
    <>
      <h2 className={styles.title}>
        {reservation ? copy.reservedTitle(usdExact(reservation.amountCents)) : copy.reserveTitle}
      </h2>
      {reservation ? <p>{copy.reservedText}</p> : null}
      {canReserve ? (
        <AmountForm
          key={reservation?.amountCents}
          investorStatus={investorStatus}
          startCents={reservation?.amountCents}
          tick={copy.legendTick}
          submit={reservation ? copy.change : copy.reserve}
          isBusy={isBusy}
          send={(amountCents) =>
            change((calls, params) => calls.reserve({ params, body: { amountCents, hasReadLegend: true } }))
          }
        />
      ) : null}
      {reservation ? (
        <Button
          isWide
          weight="outline"
          isBusy={isBusy}
          onClick={() => void change((calls, params) => calls.withdraw({ params }))}
        >
          {copy.withdraw}
        </Button>
      ) : null}
    </>
  );
}
