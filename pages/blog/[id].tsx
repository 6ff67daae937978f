export { PostPage as default } from '@/components/publishing/post-page';
export { getPostProps as getServerSideProps } from '@/lib/server/publishing/posts/page-props/blog';
