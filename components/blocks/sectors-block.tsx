import { RowLinks } from '@/components/ui/row-links';
import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import type { BlockProps } from './block-props';
import styles from './sectors-block.module.css';

export function SectorsBlock({ block, isNested }: BlockProps<'sectors'>) {
  return (
    <Section title={block.title} lead={block.text} isNested={isNested}>
      <RowLinks links={block.sectors} />
      <p className={styles.more}>
        <TextLink href={block.link.href}>{block.link.label}</TextLink>
      </p>
    </Section>
  );
}
