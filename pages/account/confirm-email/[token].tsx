import { ConfirmEmailPage } from '@/components/account/confirm-email-page';
import { getConfirmEmailProps } from '@/lib/server/page-props/confirm-email';

export const getServerSideProps = getConfirmEmailProps;
export default ConfirmEmailPage;
