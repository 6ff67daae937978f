import { CityOwnerPage } from '@/components/stories/city-owner-page';

export { getCityOwnerProps as getStaticProps } from '@/lib/server/page-props/stories';
export default CityOwnerPage;
