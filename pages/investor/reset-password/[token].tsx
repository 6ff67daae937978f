import { InvestorResetPasswordPage } from '@/components/auth/reset-password-page';

export default InvestorResetPasswordPage;
