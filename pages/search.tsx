import { SearchPage } from '@/components/search/search-page';

export { getSearchProps as getServerSideProps } from '@/lib/server/search/page-props/search';
export default SearchPage;
