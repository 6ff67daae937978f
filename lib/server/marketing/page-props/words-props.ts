import type { ContentPage } from '@/lib/content/shared/blocks';
import type { RecordView } from '@/lib/server/signals/page-props/record-view';

/** Copy is passed as props: a page's script contains only its components, and no page loads another's copy. */
export type WordsProps = { page: ContentPage; path: string; record: RecordView | null };
