import { UniversityOwnerPage } from '@/components/marketing/pages/university-owner-page';

export { getUniversityOwnerProps as getStaticProps } from '@/lib/server/marketing/page-props/stories';
export default UniversityOwnerPage;
