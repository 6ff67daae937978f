import { Link } from '@/components/ui/navigation/link';
import { roundCopy as copy } from '@/lib/content/investing/rounds';
import type { RoundPage } from '@/lib/contracts/investing/rounds';
import { RoundFacts } from './round-facts';
import styles from './rounds.module.css';
import { plannedTermsOf } from './terms-of';

type Interest = Extract<RoundPage, { phase: 'interest' }>;

/** Before the filing: planned terms, what is known, and the risks. */
export const InterestPart = ({ round }: { round: Interest }) => (
  <>
    <h2 className={styles.title}>{copy.planned}</h2>
    <p className={styles.note}>{copy.plannedText}</p>
    <RoundFacts facts={plannedTermsOf(round)} />
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
    <h2 className={styles.title}>{copy.documents}</h2>
    {round.documents.length === 0 ? (
      <p>{copy.noDocuments}</p>
    ) : (
      <ul className={styles.list}>
        {round.documents.map(({ title, href }) => (
          <li key={href}>
            <Link href={href}>{title}</Link>
          </li>
        ))}
      </ul>
    )}
  </>
);
