import { LatestTrades } from '@/components/signals/latest-trades';
import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/navigation/text-link';
import type { BlockProps } from '../block-props';

export function RecordBlock({ block, record, isNested }: BlockProps<'record'>) {
  const links = block.links.map((link) => (
    <TextLink key={link.href} href={link.href}>
      {link.label}
    </TextLink>
  ));
  return (
    <Section title={block.title} lead={block.text} aside={links} isNested={isNested}>
      <LatestTrades record={record} />
    </Section>
  );
}
