export { BlogPage as default } from '@/components/publishing/blog-page';
export { getBlogProps as getServerSideProps } from '@/lib/server/publishing/posts/page-props/blog';
