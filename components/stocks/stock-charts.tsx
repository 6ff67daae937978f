import type { ReactNode } from 'react';
import { ChartShell } from '@/components/charts/chart-shell';
import { SignInOffer } from '@/components/modals/sign-in-offer';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { useSession } from '@/lib/client/session';
import { useLate } from '@/lib/client/use-late';
import { offline } from '@/lib/content/frame';
import { stockCharts as words } from '@/lib/content/stocks';
import { stockParts } from '@/lib/domain/stock-parts';
import styles from './stock-charts.module.css';

const loadMemberCharts = async () => (await import('./member-charts')).MemberCharts;

/** The charts of a stock. A visitor sees what each would show, and the way to it; nothing is fetched for them. */
export function StockCharts({ ticker }: { ticker: string }) {
  const { user } = useSession();
  const { part: MemberCharts, isLost, retry } = useLate(loadMemberCharts, user !== null);
  if (user && MemberCharts) return <MemberCharts ticker={ticker} />;
  if (isLost)
    return (
      <ErrorState title={words.lost} onRetry={retry}>
        {offline}
      </ErrorState>
    );
  const instead = user ? (
    <Skeleton label={words.loading} lines={6} />
  ) : (
    <SignInOffer label={words.signIn}>{words.visitors}</SignInOffer>
  );
  return (
    <div className={styles.charts}>
      <Place part="prices" title={words.candles.title} text={words.candles.text}>
        {instead}
      </Place>
      {words.rows.map(({ key, part, title, text }) => (
        <Place key={key} part={part} title={title} text={text}>
          {instead}
        </Place>
      ))}
    </div>
  );
}

type PlaceProps = { part: keyof typeof stockParts; title: string; text: string; children: ReactNode };

const Place = ({ part, title, text, children }: PlaceProps) => (
  <div id={stockParts[part]} className={part === 'prices' ? styles.wide : undefined}>
    <ChartShell title={title} description={text}>
      {children}
    </ChartShell>
  </div>
);
