import { Link } from '@/components/ui/navigation/link';
import { roundCopy as copy } from '@/lib/content/investing/rounds';
import type { RoundPage } from '@/lib/contracts/investing/rounds';
import { usd } from '@/lib/domain/shared/money';
import styles from './rounds.module.css';

type Interest = Extract<RoundPage, { phase: 'interest' }>;

/** Before the filing: what is known, the risks, and plans that are not terms. */
export const InterestPart = ({ round }: { round: Interest }) => (
  <div className={styles.part}>
    <h2 className={styles.title}>{copy.known}</h2>
    <ul className={styles.list}>
      {round.known.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
    <h2 className={styles.title}>{copy.risks}</h2>
    <ul className={styles.list}>
      {round.risks.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
    <h2 className={styles.title}>{copy.planned}</h2>
    <p className={styles.note}>{copy.plannedText}</p>
    <dl className={styles.facts}>
      <div className={styles.fact}>
        <dt>{copy.minimum}</dt>
        <dd>{usd(round.minimumCents)}</dd>
      </div>
      <div className={styles.fact}>
        <dt>{copy.target}</dt>
        <dd>{usd(round.targetCents)}</dd>
      </div>
    </dl>
    <h2 className={styles.title}>{copy.documents}</h2>
    {round.documents.length === 0 ? <p>{copy.noDocuments}</p> : null}
    <ul className={styles.list}>
      {round.documents.map(({ title, href }) => (
        <li key={href}>
          <Link href={href}>{title}</Link>
        </li>
      ))}
    </ul>
  </div>
);
