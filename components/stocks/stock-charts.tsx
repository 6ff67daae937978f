import { ChartShell } from '@/components/charts/chart-shell';
import { prefetchModals } from '@/components/modals/load-modals';
import { LoginLink } from '@/components/modals/login-link';
import { openModal } from '@/components/modals/modal-stack';
import { SignInOffer } from '@/components/modals/sign-in-offer';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { useSession } from '@/lib/client/session';
import { useLate } from '@/lib/client/use-late';
import { offline } from '@/lib/content/frame';
import type { StockPageWords } from '@/lib/server/page-props/stock-words';
import styles from './stock-charts.module.css';

const loadMemberCharts = async () => (await import('./member-charts')).MemberCharts;

/** The charts of a stock. A visitor sees what each would show, and the way to it; nothing is fetched for them. */
export function StockCharts({ ticker, words }: { ticker: string; words: StockPageWords['charts'] }) {
  const { user } = useSession();
  const { part: MemberCharts, isLost, retry } = useLate(loadMemberCharts, user !== null);
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
        {user ? <p role="status">{words.loading}</p> : <SignInOffer label={words.signIn}>{words.visitors}</SignInOffer>}
      </div>
      {words.places.map(({ part, title, text }) => (
        <div key={part} id={part} className={part === 'prices' ? styles.wide : undefined}>
          <ChartShell title={title} description={text}>
            {user ? null : (
              <LoginLink className={styles.link} onOpen={() => openModal('login')} onNear={prefetchModals}>
                {words.signIn}
              </LoginLink>
            )}
          </ChartShell>
        </div>
      ))}
    </div>
  );
}
