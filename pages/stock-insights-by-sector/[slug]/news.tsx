import { NewsPage } from '@/components/research/news/news-page';

export {
  getSectorPaths as getStaticPaths,
  getSectorNewsProps as getStaticProps,
} from '@/lib/server/research/sectors/page-props/sectors';
export default NewsPage;
