export { CategoryPage as default } from '@/components/publishing/blog-page';
export { getCategoryProps as getServerSideProps } from '@/lib/server/publishing/posts/page-props/blog';
