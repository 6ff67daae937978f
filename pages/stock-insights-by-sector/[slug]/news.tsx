import { NewsPage } from '@/components/sectors/news-page';

export {
  getSectorPaths as getStaticPaths,
  getSectorNewsProps as getStaticProps,
} from '@/lib/server/page-props/sectors';
export default NewsPage;
