import { WorkedSum } from '@/components/ui/tables/worked-sum';
import { limitCopy as words } from '@/lib/content/investing/limit-copy';
import type { CrowdfundingRoom } from '@/lib/domain/investing/crowdfunding-limits';
import { fullDate } from '@/lib/domain/shared/dates';
import styles from './rounds.module.css';

type LimitSumProps = { room: CrowdfundingRoom; oursCents: number | undefined; othersUsd: number };

const dollars = (amount: number) => `$${amount.toLocaleString('en-US', { maximumFractionDigits: 2 })}`;

/** The formula with the numbers in it, both readings of the rule, and what is left. */
export function LimitSum({ room: { limit, leftUsd }, oursCents, othersUsd }: LimitSumProps) {
  if (!limit) return <p>{words.none}</p>;
  const { rules, baseUsd, sharePercent, isBelow, limitUsd, literalUsd, isCapped } = limit;
  const share = Math.floor((baseUsd * sharePercent) / 100);
  const threshold = dollars(rules.thresholdUsd);
  const bound =
    share > limitUsd
      ? words.ceiling(dollars(rules.ceilingUsd))
      : share < limitUsd
        ? words.floor(dollars(rules.floorUsd))
        : '';
  return (
    <>
      <WorkedSum
        lines={[
          { label: words.base, sum: '', result: dollars(baseUsd) },
          {
            label: words.share(sharePercent),
            sum: isBelow ? words.below(threshold) : words.above(threshold),
            result: dollars(share),
          },
          { label: words.limit, sum: bound, result: dollars(limitUsd) },
          {
            label: oursCents === undefined ? words.oursUnknown : words.ours,
            sum: '',
            result: `− ${dollars((oursCents ?? 0) / 100)}`,
          },
          { label: words.elsewhere, sum: '', result: `− ${dollars(othersUsd)}` },
        ]}
        total={{ label: words.left, result: dollars(leftUsd ?? 0) }}
      />
      <p className={styles.note}>{isCapped ? words.capped(dollars(literalUsd), dollars(limitUsd)) : words.same}</p>
      <p className={styles.note}>{words.source(rules.source, fullDate(rules.effectiveFrom))}</p>
    </>
  );
}
