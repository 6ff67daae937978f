import { Opener } from '@/components/ui/navigation/opener';
import type { StockPart } from '@/lib/domain/research/stock-parts';
import type { StockPageProps } from '@/lib/server/research/stocks/page-props/stocks';
import type { StockPageWords } from '@/lib/server/research/stocks/page-props/stock-words';
import { CheckGroups } from './check-groups';
import styles from './company-card.module.css';
import { ScorePicture } from './score-picture';

type CompanyCardProps = { card: StockPageProps['card']; words: StockPageWords['card'] };

/** The checklist as a score with five axes, which opens into its checks. */
export const CompanyCard = ({ card: { groups, total, score }, words }: CompanyCardProps) => (
  <section className={styles.card} id={'card' satisfies StockPart} aria-labelledby="company-card">
    <h2 className={styles.heading} id="company-card">
      {words.title}
    </h2>
    {groups.length === 0 ? (
      <p>{words.none}</p>
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
        <p className={styles.text}>{words.lead}</p>
        <details className={styles.all}>
          <Opener>{words.all}</Opener>
          <CheckGroups groups={groups} words={words} />
        </details>
      </>
    )}
  </section>
);
