import { LoginLink } from '@/components/modals/login-link';
import { prefetchModals } from '@/components/modals/load-modals';
import { openModal } from '@/components/modals/modal-stack';
import { SignInOffer } from '@/components/modals/sign-in-offer';
import { Button } from '@/components/ui/forms/button';
import { offline } from '@/lib/content/shared/frame';
import type { Teaser } from '@/lib/server/research/sectors/page-props/sectors';
import styles from './chart-teasers.module.css';

type ChartTeasersProps = {
  rows: readonly Teaser[];
  text: string;
  state: 'visitor' | 'loading' | 'lost';
  onRetry: () => void;
};

const unlock = 'Unlock free';

/** Titles and descriptions of the charts, for visitors and while a member's charts load. */
export function ChartTeasers({ rows, text, state, onRetry }: ChartTeasersProps) {
  return (
    <div className={styles.part}>
      {state === 'visitor' ? <SignInOffer label="Log in to view">{text}</SignInOffer> : null}
      {state === 'loading' ? <p role="status">Loading charts</p> : null}
      {state === 'lost' ? (
        <div className={styles.lost} role="alert">
          <p className={styles.lostTitle}>Charts didn’t load</p>
          <div className={styles.lostWords}>
            {offline} <Button onClick={onRetry}>Try again</Button>
          </div>
        </div>
      ) : null}
      <ul className={styles.grid}>
        {rows.map(({ key, title, text: what, tells }) => (
          <li key={key} id={key}>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.what}>{what}</p>
            <p className={styles.tells}>{tells}</p>
            {state === 'visitor' ? (
              <LoginLink className={styles.link} onOpen={() => openModal('login')} onNear={prefetchModals}>
                {unlock}
              </LoginLink>
            ) : null}
          </li>
        ))}
      </ul>
    </div>
  );
}
