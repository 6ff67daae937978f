import { DocumentPage } from '@/components/documents/document-page';

export { getTermsProps as getStaticProps } from '@/lib/server/marketing/page-props/documents';
export default DocumentPage;
