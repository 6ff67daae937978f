import type { GetStaticProps } from 'next';
import type { ContentPage } from '@/lib/content/shared/blocks';
import { cutCards } from '@/lib/content/marketing/cut-cards';
import { landing2024 } from '@/lib/content/marketing/landing-2024';
import { subscribe } from '@/lib/content/marketing/subscribe';
import type { RecordView } from '@/lib/content/signals/record-view';
import { paths } from '@/lib/domain/shared/paths';

/** Copy is passed as props: a page's script contains only its components, and no page loads another's copy. */
export type WordsProps = { page: ContentPage; path: string; record: RecordView | null };

export const getLandingProps: GetStaticProps<WordsProps> = () => ({
  props: { page: cutCards(landing2024), path: paths.landing, record: null },
});

export const getSubscribeProps: GetStaticProps<WordsProps> = () => ({
  props: { page: subscribe, path: paths.subscribe, record: null },
});
