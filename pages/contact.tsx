import { ContactPage } from '@/components/marketing/pages/contact-page';

export { getContactProps as getStaticProps } from '@/lib/server/marketing/page-props/documents';
export default ContactPage;
