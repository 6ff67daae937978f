import { EmailLinkPage } from '@/components/my-account/profile/email-link-page';
import { getCancelEmailProps } from '@/lib/server/accounts/page-props/email-link';

export const getServerSideProps = getCancelEmailProps;
export default EmailLinkPage;
