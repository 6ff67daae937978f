import { Card } from '@/components/ui/card';
import { TextLink } from '@/components/ui/navigation/text-link';
import type { ContentCard as Content } from '@/lib/content/shared/blocks';
import styles from './content-card.module.css';

/** The content card of section 3: category, title, description, paragraph, list and footnote. */
export function ContentCard({ card }: { card: Content }) {
  return (
    <Card as="article">
      <div className={styles.card}>
        <p className={styles.category}>{card.category}</p>
        <h3 className={styles.title}>{card.title}</h3>
        <p className={styles.description}>{card.description}</p>
        <p className={styles.paragraph}>{card.paragraph}</p>
        <ul className={styles.list}>
          {card.list.map((entry) => (
            <li key={entry}>{entry}</li>
          ))}
        </ul>
        <p className={styles.footNote}>{card.footNote}</p>
        {card.link ? (
          <p className={styles.link}>
            <TextLink href={card.link.href}>{card.link.label}</TextLink>
          </p>
        ) : null}
      </div>
    </Card>
  );
}
