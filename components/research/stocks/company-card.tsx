import { Opener } from '@/components/ui/navigation/opener';
import type { StockPart } from '@/lib/domain/research/stock-parts';
import type { StockPageProps } from '@/lib/server/research/stocks/page-props/stocks';
import type { StockPageCopy } from '@/lib/server/research/stocks/page-props/stock-copy';
import { CheckGroups } from './check-groups';
import styles from './company-card.module.css';
import { ScorePicture } from './score-picture';

type CompanyCardProps = { card: StockPageProps['card']; copy: StockPageCopy['card'] };

/** The checklist as a score with five axes. All checks are shown on demand. */
export const CompanyCard = ({ card: { groups, total, score }, copy }: CompanyCardProps) => (
  <section className={styles.parts} aria-labelledby="company-card">
    <div className={styles.card} id={'card' satisfies StockPart}>
      <h2 className={styles.heading} id="company-card">
        {copy.title}
      </h2>
      {groups.length === 0 ? (
        <p>{copy.none}</p>
      ) : (
        <>
          <p className={styles.total}>{total}</p>
          <ScorePicture score={score} />
          <ul className={styles.topics}>
            {groups.map(({ group, title, text }) => (
              <li key={group}>
                <strong>{title}</strong> {text}
              </li>
            ))}
          </ul>
          <p className={styles.text}>{copy.lead}</p>
        </>
      )}
    </div>
    {groups.length === 0 ? null : (
      <details className={styles.all}>
        <Opener>{copy.all}</Opener>
        <p className={styles.text}>{copy.open}</p>
        <CheckGroups groups={groups} copy={copy} />
      </details>
    )}
  </section>
);
