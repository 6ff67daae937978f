import type { ReactNode } from 'react';
import type { Block, BlockKind, BlockOf, DataBlock } from '@/lib/content/shared/blocks';
import type { RecordView } from '@/lib/server/signals/page-props/record-view';

/** The props of every block renderer. */
export type BlockProps<Kind extends BlockKind> = {
  block: BlockOf<Kind>;
  record: RecordView | null;
  /** True for the first block, which renders the page's h1. */
  isFirst?: boolean;
  isNested?: boolean;
  /** Renders a nested block. */
  draw: (inner: Block | DataBlock) => ReactNode;
};

/** A renderer for each kind; a missing one is a compile error. */
export type Renderers<Kind extends BlockKind = BlockKind> = { [K in Kind]: (props: BlockProps<K>) => ReactNode };
