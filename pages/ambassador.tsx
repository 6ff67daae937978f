import { AmbassadorPage } from '@/components/stories/ambassador-page';

export { getAmbassadorProps as getStaticProps } from '@/lib/server/page-props/stories';
export default AmbassadorPage;
