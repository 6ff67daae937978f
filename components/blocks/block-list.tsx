import { Activity, type ReactNode } from 'react';
import type { Block, BlockKind, DataBlock } from '@/lib/content/shared/blocks';
import type { RecordView } from '@/lib/server/signals/page-props/record-view';
import type { BlockProps, Renderers } from './block-props';

type BlockListProps<Kind extends BlockKind> = {
  blocks: readonly Block[];
  record: RecordView | null;
  renderers: Renderers<Kind>;
};

export function BlockList<Kind extends BlockKind>({ blocks, record, renderers }: BlockListProps<Kind>) {
  const drawAt = (place: Pick<BlockProps<Kind>, 'isFirst' | 'isNested'>) =>
    function draw(block: Block | DataBlock): ReactNode {
      // The renderer matches the block's kind, but TypeScript cannot correlate the two types.
      const Renderer = renderers[block.kind as Kind] as unknown as (props: BlockProps<BlockKind>) => ReactNode;
      return <Renderer block={block} record={record} draw={drawNested} {...place} />;
    };
  const drawNested = drawAt({ isNested: true });
  const drawFirst = drawAt({ isFirst: true });
  const drawNext = drawAt({});
  return blocks.map((block, index) => <Activity key={index}>{(index === 0 ? drawFirst : drawNext)(block)}</Activity>);
}
