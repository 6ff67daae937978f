import { ChartShell } from '@/components/charts/frame/chart-shell';
import { prefetchModals } from '@/components/modals/load-modals';
import { LoginLink } from '@/components/modals/login-link';
import { openModal } from '@/components/modals/modal-stack';
import { SignInOffer } from '@/components/modals/sign-in-offer';
import { Button } from '@/components/ui/forms/button';
import { Notice } from '@/components/ui/feedback/notice';
import { useSession } from '@/lib/client/session/session';
import { useLazyModule } from '@/lib/client/data/use-lazy-module';
import { offline } from '@/lib/content/shared/frame';
import type { StockPageWords } from '@/lib/server/research/stocks/page-props/stock-words';
import styles from './stock-charts.module.css';

const loadMemberCharts = async () => (await import('./member-charts')).MemberCharts;

/** The charts of a stock. Visitors see what each shows and how to unlock it; nothing is fetched for them. */
export function StockCharts({ ticker, words }: { ticker: string; words: StockPageWords['charts'] }) {
  const { user } = useSession();
  const { part: MemberCharts, isLost, retry } = useLazyModule(loadMemberCharts, user !== null);
  if (user && MemberCharts) return <MemberCharts ticker={ticker} parts={words.places.map(({ part }) => part)} />;
  if (isLost)
    return (
      <Notice tone="error" title={words.lost}>
        <p>{offline}</p>
        <Button weight="outline" onClick={retry}>
          {words.again}
        </Button>
      </Notice>
    );
  return (
    <div className={styles.charts}>
      <div className={styles.wide}>
        {user ? <p role="status">{words.loading}</p> : <SignInOffer label={words.logIn}>{words.visitors}</SignInOffer>}
      </div>
      {words.places.map(({ part, title, text }) => (
        <div key={part} id={part} className={part === 'prices' ? styles.wide : undefined}>
          <ChartShell title={title} description={text}>
            {user ? null : (
              <LoginLink className={styles.link} onOpen={() => openModal('login')} onNear={prefetchModals}>
                {words.unlock}
              </LoginLink>
            )}
          </ChartShell>
        </div>
      ))}
    </div>
  );
}
