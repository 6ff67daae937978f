import { AboutValuesPage } from '@/components/marketing/pages/about-values-page';

export { getAboutValuesProps as getStaticProps } from '@/lib/server/marketing/page-props/stories';
export default AboutValuesPage;
