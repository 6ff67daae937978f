import { Section } from '@/components/ui/section';
import { Link } from '@/components/ui/navigation/link';
import { Figure } from '@/components/ui/tables/figure';
import type { BlockOf } from '@/lib/content/shared/blocks';
import type { BlockProps } from '../block-props';
import { BlockNote } from './block-note';
import styles from './facts-block.module.css';

/** The key terms as a list: a card beside a headline, otherwise a section. */
export function FactsBlock({ block, isNested }: BlockProps<'facts'>) {
  const { title, note, facts } = block;
  if (isNested)
    return (
      <Figure title={title} caption={note}>
        <FactList facts={facts} />
      </Figure>
    );
  return (
    <Section title={title}>
      <div className={styles.strip}>
        <FactList facts={facts} />
      </div>
      <BlockNote>{note}</BlockNote>
    </Section>
  );
}

function FactList({ facts }: Pick<BlockOf<'facts'>, 'facts'>) {
  return (
    <dl className={styles.list}>
      {facts.map((fact) => (
        <div key={fact.label} className={styles.fact}>
          <dt className={styles.label}>{fact.label}</dt>
          <dd className={styles.value}>{fact.href ? <Link href={fact.href}>{fact.value}</Link> : fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}
