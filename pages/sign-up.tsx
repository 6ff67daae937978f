import { SignUpPage } from '@/components/accounts/sign-in/sign-up-page';

export { getNoProps as getStaticProps } from '@/lib/server/app/page-props/no-props';
export default SignUpPage;
