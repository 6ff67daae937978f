import { NewsletterLinkPage } from '@/components/publishing/newsletter/newsletter-link-page';

export { getUnsubscribeProps as getServerSideProps } from '@/lib/server/publishing/newsletter/page-props/newsletter-link';
export default NewsletterLinkPage;
