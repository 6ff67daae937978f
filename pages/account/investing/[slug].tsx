import { FirstLookPage } from '@/components/rounds/first-look-page';

export { getFirstLookProps as getServerSideProps } from '@/lib/server/page-props/rounds';
export default FirstLookPage;
