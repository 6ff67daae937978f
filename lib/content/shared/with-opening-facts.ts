import type { ContentPage } from './blocks';

export type Facts = readonly { label: string; value: string }[];

/** The page with the facts at its top changed. */
export const withOpeningFacts = (page: ContentPage, change: (facts: Facts) => Facts): ContentPage => ({
  ...page,
  blocks: page.blocks.map((block) => {
    if (block.kind !== 'opening' || !block.blocks) return block;
    const [part] = block.blocks;
    return part.kind === 'facts' ? { ...block, blocks: [{ ...part, facts: change(part.facts) }] } : block;
  }),
});
