import { EmailLinkPage } from '@/components/accounts/email-link-page';
import { getConfirmEmailProps } from '@/lib/server/accounts/page-props/email-link';

export const getServerSideProps = getConfirmEmailProps;
export default EmailLinkPage;
