import type { ReactNode } from 'react';
import type { Block, BlockKind, BlockOf, DataBlock } from '@/lib/content/shared/blocks';
import type { RecordView } from '@/lib/server/signals/page-props/record-view';

/** Props of every block renderer. */
export type BlockProps<Kind extends BlockKind> = {
  block: BlockOf<Kind>;
  record: RecordView | null;
  /** The first block carries the page's one headline. */
  isFirst?: boolean;
  isNested?: boolean;
  /** Renders a nested block. */
  draw: (inner: Block | DataBlock) => ReactNode;
};

/** One renderer per kind: a kind without one does not compile. */
export type Renderers<Kind extends BlockKind = BlockKind> = { [K in Kind]: (props: BlockProps<K>) => ReactNode };
