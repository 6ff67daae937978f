import { EqualityPage } from '@/components/ownership/equality-page';

export { getEqualityProps as getStaticProps } from '@/lib/server/page-props/equality';
export default EqualityPage;
