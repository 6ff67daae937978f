import { InvestorPage } from '@/components/stories/investor-page';

export { getInvestorProps as getStaticProps } from '@/lib/server/page-props/stories';
export default InvestorPage;
