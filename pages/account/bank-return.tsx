import { BankReturnPage } from '@/components/account/bank-return-page';

export default BankReturnPage;
