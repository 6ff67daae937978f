import type { ContentPage, PlainBlock } from './blocks';

/** Applies `change` to each block of a page, including those in columns. */
export const mapBlocks = (page: ContentPage, change: (block: PlainBlock) => PlainBlock): ContentPage => ({
  ...page,
  blocks: page.blocks.map((block) => {
    if (block.kind === 'opening') return block;
    if (block.kind !== 'columns') return change(block);
    const [left, right] = block.blocks;
    return { ...block, blocks: [change(left), change(right)] };
  }),
});
