import { useMemo } from 'react';
import { TextLink } from '@/components/ui/navigation/text-link';
import { SampleTag } from '@/components/ui/tag';
import { keyFigures } from '@/lib/content/signals/key-figures';
import { countFigures } from '@/lib/content/signals/record-summary';
import { liveFiguresCopy as copy } from '@/lib/content/signals/live-figures';
import type { TradeRecord } from '@/lib/contracts/signals/trades';
import { fromWireTrades } from '@/lib/domain/signals/trade-wire';
import styles from './live-figures.module.css';
import { RecordSummary } from './record-summary';

/** Key figures of the live signals, above their table. */
export function LiveFigures({ record }: { record: TradeRecord }) {
  const { items, total, sealed, meta } = record;
  const { tooFew, figures } = useMemo(() => {
    // The list has trades newest first; figures need them oldest first.
    const trades = fromWireTrades(items.toReversed(), meta.isSample);
    const key = keyFigures(trades);
    // Too few trades for rates, so show the sums, including the result after costs.
    return key.tooFew ? { ...key, figures: countFigures(trades) } : key;
  }, [items, meta.isSample]);
  // Figures cover all trades. For a longer record, they are only on the linked page.
  const isComplete = items.length === total;
  const isEmpty = total === 0 && sealed.length === 0;
  return (
    <div className={styles.figures}>
      <div className={styles.title}>
        <h3>{copy.title}</h3>
        {meta.isSample ? <SampleTag /> : null}
      </div>
      {isEmpty ? (
        <p>{copy.none}</p>
      ) : isComplete ? (
        <>
          {figures.length > 0 ? <RecordSummary figures={figures} /> : null}
          {tooFew ? <p>{tooFew}</p> : null}
        </>
      ) : null}
      <p className={styles.links}>
        {isEmpty ? null : <TextLink href={copy.more.href}>{copy.more.label}</TextLink>}
        <TextLink href={copy.verify.href}>{copy.verify.label}</TextLink>
      </p>
    </div>
  );
}
