import { SignInOffer } from '@/components/modals/sign-in-offer';
import { Button } from '@/components/ui/forms/button';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import type { LoadFailure } from '@/lib/client/http/load-failure';
import type { Teaser } from '@/lib/server/research/sectors/page-props/sectors';
import styles from './chart-teasers.module.css';

type ChartTeasersProps = {
  rows: readonly Teaser[];
  text: string;
  page: string;
  isVisitor: boolean;
  failure: LoadFailure | undefined;
  onRetry: () => void;
};

/** A panel with a sketch of each chart and the question it answers, for visitors and while a member's charts load. */
export const ChartTeasers = ({ rows, text, page, isVisitor, failure, onRetry }: ChartTeasersProps) => (
  <div className={styles.panel}>
    {failure && !isVisitor ? (
      <p className={styles.lost} role="alert">
        Charts didn’t load. {failure.text} <Button onClick={onRetry}>{failure.label}</Button>
      </p>
    ) : (
      <>
        {isVisitor ? null : (
          <span role="status">
            <VisuallyHidden>Loading charts</VisuallyHidden>
          </span>
        )}
        <SignInOffer label="Log in" signUp="Unlock free" page={page} isPending={!isVisitor}>
          {text}
        </SignInOffer>
      </>
    )}
    <ul className={styles.grid}>
      {rows.map(({ key, title, tells, kind }) => (
        <li key={key} id={key} data-kind={kind}>
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.tells}>{tells}</p>
        </li>
      ))}
    </ul>
  </div>
);
