import { Seo } from '@/components/layout/document/seo';
import type { BlockKind, ContentPage } from '@/lib/content/shared/blocks';
import type { RecordView } from '@/lib/server/signals/page-props/record-view';
import { BlockList } from './block-list';
import type { Renderers } from './block-props';

export type PageOfProps = { page: ContentPage; path: string; record?: RecordView | null };

/**
 * Creates a page component for a list of blocks. The page loads only the given renderers, so that a new block kind
 * affects only the pages that use it: `pageOf<KindsOf<typeof content>>({ ... })`.
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
