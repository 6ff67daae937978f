import { Section } from '@/components/ui/section';
import type { BlockProps } from '../block-props';
import styles from './sources-block.module.css';

/** The numbered sources of the page's facts. */
export function SourcesBlock({ block, isNested }: BlockProps<'sources'>) {
  return (
    <Section title={block.title} lead={block.text} isNested={isNested}>
      <ol className={styles.sources}>
        {block.sources.map((source) => (
          <li key={source.href}>
            <a href={source.href} className={styles.link}>
              {source.title}
            </a>
            <p className={styles.text}>{source.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
