export { CategoryPage as default } from '@/components/blog/blog-page';
export { getCategoryProps as getServerSideProps } from '@/lib/server/page-props/blog';
