import { NewsletterPreferencesPage } from '@/components/publishing/newsletter/newsletter-preferences-page';

export { getPreferencesProps as getServerSideProps } from '@/lib/server/publishing/newsletter/page-props/newsletter-preferences';
export default NewsletterPreferencesPage;
