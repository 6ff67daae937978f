import type { BlockOf, ContentPage } from './blocks';

export type Facts = readonly { label: string; value: string; href?: string }[];

/** Applies `change` to the facts of a page, next to the headline and elsewhere. */
export function withFacts(page: ContentPage, change: (facts: Facts) => Facts): ContentPage {
  const changed = (block: BlockOf<'facts'>) => ({ ...block, facts: change(block.facts) });
  return {
    ...page,
    blocks: page.blocks.map((block) => {
      if (block.kind === 'facts') return changed(block);
      if (block.kind !== 'opening') return block;
      const [part] = block.blocks;
      return part.kind === 'facts' ? { ...block, blocks: [changed(part)] } : block;
    }),
  };
}
