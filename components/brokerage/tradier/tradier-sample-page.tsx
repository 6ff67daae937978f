import { tradierSampleCopy as copy } from '@/lib/content/brokerage/bank';
import { brokeragePaths } from '@/lib/domain/brokerage/brokerage-paths';
import { LinkedAccountPage } from '@/components/brokerage/linked-account-page';

const load = async () => (await import('../member-parts')).TradierSample;

/** A page that simulates Tradier's authorization page in the demo, and says so. */
export const TradierSamplePage = () => (
  <LinkedAccountPage
    path={brokeragePaths.tradierSample}
    title={copy.title}
    description={copy.description}
    lead={copy.lead}
    load={load}
  />
);
