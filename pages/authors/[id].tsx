export { AuthorPage as default } from '@/components/publishing/blog-page';
export { getAuthorProps as getServerSideProps } from '@/lib/server/publishing/posts/page-props/blog';
