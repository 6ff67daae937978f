import { InvestorResetPasswordPage } from '@/components/accounts/sign-in/reset-password-page';

export default InvestorResetPasswordPage;
