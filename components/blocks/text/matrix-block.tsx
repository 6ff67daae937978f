import { Section } from '@/components/ui/section';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { BlockNote } from './block-note';
import type { BlockProps } from '../block-props';
import { MatrixTable } from './matrix-table';

export function MatrixBlock({ block, isNested }: BlockProps<'matrix'>) {
  return (
    <Section title={block.title} lead={block.text} isNested={isNested}>
      <MatrixTable
        caption={<VisuallyHidden>{block.caption}</VisuallyHidden>}
        columns={block.columns}
        rows={block.rows}
      />
      <BlockNote>{block.note}</BlockNote>
    </Section>
  );
}
