import { EmailLinkPage } from '@/components/my-account/profile/email-link-page';
import { getConfirmEmailProps } from '@/lib/server/accounts/page-props/email-link';

export const getServerSideProps = getConfirmEmailProps;
export default EmailLinkPage;
