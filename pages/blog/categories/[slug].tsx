export { CategoryPage as default } from '@/components/publishing/category-page';
export { getCategoryProps as getServerSideProps } from '@/lib/server/publishing/posts/page-props/blog';
