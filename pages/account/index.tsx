import { AccountPage } from '@/components/my-account/account-page';

export default AccountPage;
