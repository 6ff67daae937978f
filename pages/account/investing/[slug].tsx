import { FirstLookPage } from '@/components/investing/rounds/first-look-page';

export { getFirstLookProps as getServerSideProps } from '@/lib/server/investing/rounds/page-props/rounds';
export default FirstLookPage;
