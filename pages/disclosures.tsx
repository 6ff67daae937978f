import { DocumentPage } from '@/components/documents/document-page';

export { getDisclosuresProps as getStaticProps } from '@/lib/server/marketing/page-props/documents';
export default DocumentPage;
