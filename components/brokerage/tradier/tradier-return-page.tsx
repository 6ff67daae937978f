import { bankPageCopy, tradierCopy as copy } from '@/lib/content/brokerage/bank';
import { brokeragePaths } from '@/lib/domain/brokerage/brokerage-paths';
import { OwnPage } from '@/components/accounts/own-page';

const load = async () => (await import('../member-parts')).TradierReturn;

/** The URL that Tradier redirects to. */
export const TradierReturnPage = () => (
  <OwnPage
    path={brokeragePaths.tradierReturn}
    title={copy.returnTitle}
    description={copy.returnDescription}
    lead={bankPageCopy.lead}
    load={load}
  />
);
