import { SocialLinks } from '@/components/layout/navigation/social-links';
import { Section } from '@/components/ui/section';
import type { BlockProps } from '../block-props';

export function SocialBlock({ block, isNested }: BlockProps<'social'>) {
  return (
    <Section title={block.title} lead={block.text} isNested={isNested}>
      <SocialLinks links={block.links} />
    </Section>
  );
}
