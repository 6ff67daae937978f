import { EqualityPage } from '@/components/investing/ownership/equality-page';

export { getEqualityProps as getStaticProps } from '@/lib/server/investing/equality/page-props/equality';
export default EqualityPage;
