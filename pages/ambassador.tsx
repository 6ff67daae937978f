import { AmbassadorPage } from '@/components/marketing/pages/ambassador-page';

export { getAmbassadorProps as getStaticProps } from '@/lib/server/marketing/page-props/stories';
export default AmbassadorPage;
