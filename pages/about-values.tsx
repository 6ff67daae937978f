import { AboutValuesPage } from '@/components/stories/about-values-page';

export { getAboutValuesProps as getStaticProps } from '@/lib/server/page-props/stories';
export default AboutValuesPage;
