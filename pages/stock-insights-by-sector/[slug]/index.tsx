import { SectorPage } from '@/components/sectors/sector-page';

export {
  getSectorPaths as getStaticPaths,
  getSectorStocksProps as getStaticProps,
} from '@/lib/server/page-props/sectors';
export default SectorPage;
