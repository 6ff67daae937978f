import { ReceiptPage } from '@/components/membership/invoices/receipt-page';

export { getReceiptProps as getServerSideProps } from '@/lib/server/membership/page-props/receipt';
export default ReceiptPage;
