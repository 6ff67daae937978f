import { SectorPage } from '@/components/research/sectors/sector-page';

export {
  getSectorPaths as getStaticPaths,
  getSectorStocksProps as getStaticProps,
} from '@/lib/server/research/sectors/page-props/sectors';
export default SectorPage;
