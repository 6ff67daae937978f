import { LeadForm } from '@/components/leads/lead-form';
import { Section } from '@/components/ui/section';
import type { BlockProps } from '../block-props';

/** A lead form in a section. */
export function LeadBlock({ block, isNested }: BlockProps<'lead'>) {
  return (
    <Section title={block.title} lead={block.text} isNested={isNested} isSplit={!isNested}>
      <LeadForm form={block.form} copy={block.copy} />
    </Section>
  );
}
