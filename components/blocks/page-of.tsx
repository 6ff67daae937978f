import { Seo } from '@/components/layout/seo';
import type { BlockKind, ContentPage } from '@/lib/content/blocks';
import type { RecordView } from '@/lib/content/record-view';
import { BlockList } from './block-list';
import type { Renderers } from './block-props';

export type PageOfProps = { page: ContentPage; path: string; record?: RecordView | null };

/**
 * A page of words: its blocks one below the other. It loads the renderers that it is given and no others, so that a
 * new kind of block weighs only on the pages that have it: `pageOf<KindsOf<typeof content>>({ ... })`.
 */
export const pageOf = <Kind extends BlockKind>(renderers: Renderers<Kind>) =>
  function ContentPage({ page, path, record = null }: PageOfProps) {
    return (
      <>
        <Seo title={page.title} description={page.description} path={path} />
        <BlockList blocks={page.blocks} record={record} renderers={renderers} />
      </>
    );
  };
