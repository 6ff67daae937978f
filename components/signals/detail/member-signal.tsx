import { ErrorState } from '@/components/ui/feedback/error-state';
import { Section } from '@/components/ui/section';
import { SignedFigure } from '@/components/ui/tables/signed-figure';
import { useMemberData } from '@/lib/client/data/use-member-data';
import { changeSize } from '@/lib/content/market/market-figures';
import { factGroups } from '@/lib/content/signals/detail/fact-groups';
import { signalFacts, signalSentence } from '@/lib/content/signals/detail/signal-facts';
import { signalPage as copy } from '@/lib/content/signals/detail/signal-page';
import { openSignalsCopy } from '@/lib/content/signals/open-signals';
import { fullDate } from '@/lib/domain/shared/dates';
import { usdExact } from '@/lib/domain/shared/money';
import { SignalNumbers } from './signal-numbers';
import styles from './signal-page.module.css';
import { tradesClient } from '../trades-client';

/** An open signal's contents for members whose plan includes them. Renders nothing for others or while loading. */
export function MemberSignal({ id }: { id: string }) {
  const { data, failure, retry } = useMemberData('open-trades', tradesClient, (calls) => calls.open(), {
    refreshesOnReturn: true,
  });
  const signal = data?.items.find((item) => item.id === id);
  if (!data && failure !== '')
    return (
      <Section>
        <ErrorState title={copy.failed} onRetry={retry}>
          {failure}
        </ErrorState>
      </Section>
    );
  if (!data || !signal) return null;
  return (
    <Section title={copy.memberTitle}>
      <div className={styles.own}>
        <p>{signalSentence(signal)}</p>
        {signal.mark ? (
          <>
            <p className={styles.result}>
              <SignedFigure of={Math.sign(signal.mark.roi)} hasMark>
                {changeSize(signal.mark.roi)}
              </SignedFigure>{' '}
              {copy.estimated(usdExact(Math.round(signal.mark.price * 100)), fullDate(signal.mark.day))}
            </p>
            <p className={styles.note}>{openSignalsCopy.estimate}</p>
          </>
        ) : null}
      </div>
      <SignalNumbers groups={factGroups(signalFacts(signal, null, data.meta.asOf.slice(0, 10)))} />
    </Section>
  );
}
