import { Questions } from '@/components/ui/navigation/questions';
import { Section } from '@/components/ui/section';
import type { BlockProps } from '../block-props';

export function FaqBlock({ block, isNested }: BlockProps<'faq'>) {
  return (
    <Section title={block.title} lead={block.text} isNested={isNested} isSplit={!isNested}>
      <Questions questions={block.questions} />
    </Section>
  );
}
