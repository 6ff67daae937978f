import { Section } from '@/components/ui/section';
import type { BlockProps } from './block-props';
import styles from './cards-block.module.css';
import { ContentCard } from './content-card';

export function CardsBlock({ block, isNested }: BlockProps<'cards'>) {
  return (
    <Section title={block.title} lead={block.text} isNested={isNested}>
      <div className={styles.cards}>
        {block.cards.map((card) => (
          <ContentCard key={card.title} card={card} />
        ))}
      </div>
    </Section>
  );
}
