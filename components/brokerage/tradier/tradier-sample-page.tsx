import { tradierSampleCopy as words } from '@/lib/content/brokerage/bank';
import { brokeragePaths } from '@/lib/domain/brokerage/brokerage-paths';
import { OwnPage } from '@/components/accounts/own-page';

const load = async () => (await import('./tradier-sample')).TradierSample;

/** Simulates Tradier's own page in a demo, and says so. */
export const TradierSamplePage = () => (
  <OwnPage
    path={brokeragePaths.tradierSample}
    title={words.title}
    description={words.description}
    lead={words.lead}
    load={load}
  />
);
