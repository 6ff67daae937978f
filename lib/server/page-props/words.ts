import type { GetStaticProps } from 'next';
import type { ContentPage } from '@/lib/content/blocks';
import { cutCards } from '@/lib/content/cut-cards';
import { landing2024 } from '@/lib/content/landing-2024';
import { subscribe } from '@/lib/content/subscribe';
import type { RecordView } from '@/lib/content/record-view';
import { paths } from '@/lib/domain/paths';

/** Words travel as data: a page's script is the blocks that draw them, and no page carries another's words. */
export type WordsProps = { page: ContentPage; path: string; record: RecordView | null };

export const getLandingProps: GetStaticProps<WordsProps> = () => ({
  props: { page: cutCards(landing2024), path: paths.landing, record: null },
});

export const getSubscribeProps: GetStaticProps<WordsProps> = () => ({
  props: { page: subscribe, path: paths.subscribe, record: null },
});
