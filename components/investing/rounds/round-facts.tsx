import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import styles from './round-facts.module.css';

export type RoundFact = { name: string; value: ReactNode; note?: string | undefined };

type RoundFactsProps = { facts: readonly RoundFact[]; isText?: boolean };

/** Labeled values in rows. `isText` is for values that are sentences. */
export const RoundFacts = ({ facts, isText = false }: RoundFactsProps) => (
  <dl className={classNames(styles.facts, isText && styles.words)}>
    {facts.map(({ name, value, note }, index) => (
      <div key={`${index} ${name}`} className={styles.fact}>
        <dt>{name}</dt>
        <dd>
          {value}
          {note ? <span className={styles.note}>{note}</span> : null}
        </dd>
      </div>
    ))}
  </dl>
);
