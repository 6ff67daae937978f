import { Disclosure } from '@/components/ui/navigation/disclosure';
import { openAnswer } from '@/components/ui/navigation/open-answer';
import { Questions } from '@/components/ui/navigation/questions';
import { Section } from '@/components/ui/section';
import { anchorOf } from '@/lib/domain/shared/anchor';
import type { BlockProps } from '../block-props';

/** A list of questions, each of which expands separately. */
export function FaqBlock({ block, isNested, draw }: BlockProps<'faq'>) {
  return (
    <Section title={block.title} lead={block.text} isNested={isNested} isSplit={!isNested}>
      <div ref={openAnswer}>
        <Questions questions={block.questions} />
        {block.blocks?.map((answer) => (
          <Disclosure key={answer.title} title={answer.title} isWide>
            {/* The disclosure already shows the question as its title. */}
            <div id={anchorOf(answer.title)}>{draw({ ...answer, title: '' })}</div>
          </Disclosure>
        ))}
      </div>
    </Section>
  );
}
