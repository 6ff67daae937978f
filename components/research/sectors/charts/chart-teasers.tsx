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

/** One panel with the questions that the charts answer, for visitors and while a member's charts load. */
export const ChartTeasers = ({ rows, text, state, onRetry }: ChartTeasersProps) => (
  <div className={styles.panel}>
    {state === 'visitor' ? (
      <SignInOffer label="Log in" signUp="Unlock free">
        {text}
      </SignInOffer>
    ) : state === 'loading' ? (
      <p role="status">Loading charts</p>
    ) : (
      <p className={styles.lost} role="alert">
        Charts didn’t load. {offline} <Button onClick={onRetry}>Try again</Button>
      </p>
    )}
    <ul className={styles.grid}>
      {rows.map(({ key, title, tells }) => (
        <li key={key} id={key}>
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.tells}>{tells}</p>
        </li>
      ))}
    </ul>
  </div>
);
