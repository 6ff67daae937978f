import { EmailLinkPage } from '@/components/accounts/email-link-page';
import { getCancelEmailProps } from '@/lib/server/accounts/page-props/email-link';

export const getServerSideProps = getCancelEmailProps;
export default EmailLinkPage;
