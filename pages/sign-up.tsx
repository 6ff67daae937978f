import { SignUpPage } from '@/components/auth/sign-up-page';

export { getNoProps as getStaticProps } from '@/lib/server/page-props/nothing';
export default SignUpPage;
