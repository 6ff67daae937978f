import { ImpactInvestorPage } from '@/components/stories/impact-investor-page';

export { getImpactInvestorProps as getStaticProps } from '@/lib/server/page-props/stories';
export default ImpactInvestorPage;
