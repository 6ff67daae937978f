import { WorkedSum } from '@/components/ui/tables/worked-sum';
import { limitCopy as copy } from '@/lib/content/investing/limit-copy';
import type { CrowdfundingRoom } from '@/lib/domain/investing/crowdfunding-limits';
import { fullDate } from '@/lib/domain/shared/dates';
import { groupDigits } from '@/lib/domain/shared/numbers';
import styles from './rounds.module.css';

type LimitSumProps = { room: CrowdfundingRoom; oursCents: number | undefined; othersUsd: number };

const dollars = (amount: number) => `$${groupDigits(amount, 2)}`;

/** The limit's formula with numbers, both readings of the rule, and the remaining amount. */
export function LimitSum({ room: { limit, leftUsd }, oursCents, othersUsd }: LimitSumProps) {
  if (!limit) return <p>{copy.none}</p>;
  const { rules, baseUsd, sharePercent, isBelow, limitUsd, literalUsd, isCapped } = limit;
  const share = Math.floor((baseUsd * sharePercent) / 100);
  const threshold = dollars(rules.thresholdUsd);
  const bound =
    share > limitUsd
      ? copy.ceiling(dollars(rules.ceilingUsd))
      : share < limitUsd
        ? copy.floor(dollars(rules.floorUsd))
        : '';
  return (
    <>
      <WorkedSum
        lines={[
          { label: copy.base, sum: '', result: dollars(baseUsd) },
          {
            label: copy.share(sharePercent),
            sum: isBelow ? copy.below(threshold) : copy.above(threshold),
            result: dollars(share),
          },
          { label: copy.limit, sum: bound, result: dollars(limitUsd) },
          {
            label: oursCents === undefined ? copy.oursUnknown : copy.ours,
            sum: '',
            result: `− ${dollars((oursCents ?? 0) / 100)}`,
          },
          { label: copy.elsewhere, sum: '', result: `− ${dollars(othersUsd)}` },
        ]}
        total={{ label: copy.left, result: dollars(leftUsd ?? 0) }}
      />
      <p className={styles.note}>{isCapped ? copy.capped(dollars(literalUsd), dollars(limitUsd)) : copy.same}</p>
      <p className={styles.note}>{copy.source(rules.source, fullDate(rules.effectiveFrom))}</p>
    </>
  );
}
