export { AuthorPage as default } from '@/components/publishing/author-page';
export { getAuthorProps as getServerSideProps } from '@/lib/server/publishing/posts/page-props/blog';
