import { SignUpPage } from '@/components/accounts/sign-in/sign-up-page';

export { getNoProps as getStaticProps } from '@/lib/server/app/page-props/nothing';
export default SignUpPage;
