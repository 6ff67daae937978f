import { UserResetPasswordPage } from '@/components/auth/reset-password-page';

export default UserResetPasswordPage;
