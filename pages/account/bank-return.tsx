import { BankReturnPage } from '@/components/brokerage/banks/bank-return-page';

export default BankReturnPage;
