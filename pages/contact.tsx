import { ContactPage } from '@/components/marketing/pages/contact-page';

export { getContactProps as getStaticProps } from '@/lib/server/search/page-props/contact';
export default ContactPage;
