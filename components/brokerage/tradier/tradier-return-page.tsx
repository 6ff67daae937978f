import { bankPageCopy, tradierCopy as words } from '@/lib/content/brokerage/bank';
import { paths } from '@/lib/domain/shared/paths';
import { OwnPage } from '@/components/accounts/own-page';

const load = async () => (await import('./tradier-return')).TradierReturn;

/** Where Tradier sends people back to. */
export const TradierReturnPage = () => (
  <OwnPage
    path={paths.tradierReturn}
    title={words.returnTitle}
    description={words.returnDescription}
    lead={bankPageCopy.lead}
    load={load}
  />
);
