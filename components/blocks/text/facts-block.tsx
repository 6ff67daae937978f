import { Figure } from '@/components/ui/tables/figure';
import type { BlockProps } from '../block-props';
import styles from './facts-block.module.css';

/** A list of terms at a glance. */
export function FactsBlock({ block }: BlockProps<'facts'>) {
  return (
    <Figure title={block.title} caption={block.note}>
      <dl>
        {block.facts.map((fact) => (
          <div key={fact.label} className={styles.fact}>
            <dt className={styles.label}>{fact.label}</dt>
            <dd className={styles.value}>{fact.value}</dd>
          </div>
        ))}
      </dl>
    </Figure>
  );
}
