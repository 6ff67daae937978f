import { BankPage } from '@/components/brokerage/banks/bank-page';

export default BankPage;
