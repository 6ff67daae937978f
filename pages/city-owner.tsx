import { CityOwnerPage } from '@/components/marketing/pages/city-owner-page';

export { getCityOwnerProps as getStaticProps } from '@/lib/server/marketing/page-props/stories';
export default CityOwnerPage;
