export { BlogPage as default } from '@/components/blog/blog-page';
export { getBlogProps as getServerSideProps } from '@/lib/server/page-props/blog';
