export { AuthorPage as default } from '@/components/blog/blog-page';
export { getAuthorProps as getServerSideProps } from '@/lib/server/page-props/blog';
