import type { ReactNode } from 'react';
import type { Block, BlockKind, BlockOf } from '@/lib/content/blocks';
import type { RecordView } from '@/lib/content/record-view';

/** What every renderer gets: its block, the page's data, and where it stands. */
export type BlockProps<Kind extends BlockKind> = {
  block: BlockOf<Kind>;
  record: RecordView | null;
  /** The first block carries the page's one headline. */
  isFirst?: boolean;
  isNested?: boolean;
  /** Draws a block that stands inside of this one. */
  draw: (inner: Block) => ReactNode;
};

/** One renderer per kind: a kind without one does not compile. */
export type Renderers<Kind extends BlockKind = BlockKind> = { [K in Kind]: (props: BlockProps<K>) => ReactNode };
