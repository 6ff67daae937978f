import { bankPageCopy, tradierCopy as copy } from '@/lib/content/brokerage/bank';
import { brokeragePaths } from '@/lib/domain/brokerage/brokerage-paths';
import { LinkedAccountPage } from '@/components/brokerage/linked-account-page';

const load = async () => (await import('../member-parts')).TradierReturn;

/** The page to which Tradier redirects. */
export const TradierReturnPage = () => (
  <LinkedAccountPage
    path={brokeragePaths.tradierReturn}
    title={copy.returnTitle}
    description={copy.returnDescription}
    lead={bankPageCopy.lead}
    load={load}
  />
);
