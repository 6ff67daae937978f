import { Disclosure } from '@/components/ui/navigation/disclosure';
import { Section } from '@/components/ui/section';
import type { BlockProps } from '../block-props';

export function FaqBlock({ block, isNested }: BlockProps<'faq'>) {
  return (
    <Section title={block.title} lead={block.text} isNested={isNested} isSplit={!isNested}>
      <div>
        {block.questions.map((entry) => (
          <Disclosure key={entry.question} title={entry.question}>
            <p>{entry.answer}</p>
          </Disclosure>
        ))}
      </div>
    </Section>
  );
}
