import { ConfirmSignupPage } from '@/components/leads/confirm-signup-page';
import { getConfirmSignupProps } from '@/lib/server/leads/page-props/confirm-signup';

export const getServerSideProps = getConfirmSignupProps;
export default ConfirmSignupPage;
