import { InvestorPage } from '@/components/marketing/pages/investor-page';

export { getInvestorProps as getStaticProps } from '@/lib/server/marketing/page-props/stories';
export default InvestorPage;
