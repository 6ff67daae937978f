import { AccountHomePage } from '@/components/my-account/home/account-home-page';

export default AccountHomePage;
