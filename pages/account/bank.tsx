import { BankPage } from '@/components/account/bank-page';

export default BankPage;
