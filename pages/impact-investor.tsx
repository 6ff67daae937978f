import { ImpactInvestorPage } from '@/components/marketing/pages/impact-investor-page';

export { getImpactInvestorProps as getStaticProps } from '@/lib/server/marketing/page-props/stories';
export default ImpactInvestorPage;
