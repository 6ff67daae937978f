import { UserResetPasswordPage } from '@/components/accounts/sign-in/reset-password-page';

export default UserResetPasswordPage;
