import { LoginPage } from '@/components/accounts/sign-in/login-page';

export default LoginPage;
