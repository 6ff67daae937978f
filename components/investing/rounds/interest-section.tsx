import { roundCopy as copy } from '@/lib/content/investing/rounds';
import type { RoundPage } from '@/lib/contracts/investing/rounds';
import { RoundFacts } from './round-facts';
import styles from './rounds.module.css';
import { plannedTermsOf } from './terms-of';

type Interest = Extract<RoundPage, { phase: 'interest' }>;

/** A round before its filing: the risks, the planned terms, and what is known. */
export const InterestSection = ({ round }: { round: Interest }) => (
  <>
    <TextList title={copy.risks} items={round.risks} />
    <div className={styles.part}>
      <h2 className={styles.title}>{copy.planned}</h2>
      <p className={styles.note}>{copy.plannedText}</p>
      <RoundFacts facts={plannedTermsOf(round)} />
    </div>
    <TextList title={copy.known} items={round.known} />
  </>
);

const TextList = ({ title, items }: { title: string; items: readonly string[] }) => (
  <div className={styles.part}>
    <h2 className={styles.title}>{title}</h2>
    <ul className={styles.list}>
      {items.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  </div>
);
