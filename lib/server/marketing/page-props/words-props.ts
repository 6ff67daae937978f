import type { ContentPage } from '@/lib/content/shared/blocks';
import type { RecordView } from '@/lib/server/signals/page-props/record-view';

/** A page's copy is passed as props, so that its script contains only components and no other page's copy. */
export type WordsProps = { page: ContentPage; path: string; record: RecordView | null };
