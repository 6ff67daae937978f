import { PhoneFold } from '@/components/ui/phone-fold';
import { Section } from '@/components/ui/section';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { BlockNote } from './block-note';
import type { BlockProps } from '../block-props';
import { MatrixTable } from './matrix-table';

export function MatrixBlock({ block, isNested }: BlockProps<'matrix'>) {
  const table = (
    <MatrixTable caption={<VisuallyHidden>{block.caption}</VisuallyHidden>} columns={block.columns} rows={block.rows} />
  );
  return (
    <Section title={block.title} lead={block.text} isNested={isNested}>
      {block.foldLabel ? <PhoneFold label={block.foldLabel}>{table}</PhoneFold> : table}
      <BlockNote>{block.note}</BlockNote>
    </Section>
  );
}
