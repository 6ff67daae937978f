export { PostPage as default } from '@/components/blog/post-page';
export { getPostProps as getServerSideProps } from '@/lib/server/page-props/blog';
