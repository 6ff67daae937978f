import { UniversityOwnerPage } from '@/components/stories/university-owner-page';

export { getUniversityOwnerProps as getStaticProps } from '@/lib/server/page-props/stories';
export default UniversityOwnerPage;
