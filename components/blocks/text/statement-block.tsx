import { Section } from '@/components/ui/section';
import type { BlockProps } from '../block-props';

export function StatementBlock({ block, isNested }: BlockProps<'statement'>) {
  return <Section title={block.title} eyebrow={block.eyebrow} lead={block.text} isNested={isNested} isCentered />;
}
