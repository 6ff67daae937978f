import { tradierSampleWords as words } from '@/lib/content/bank';
import { paths } from '@/lib/domain/paths';
import { OwnPage } from './own-page';

const load = async () => (await import('./tradier-sample')).TradierSample;

/** Stands in for Tradier's own page in a demonstration, and says so. */
export const TradierSamplePage = () => (
  <OwnPage
    path={paths.tradierSample}
    title={words.title}
    description={words.description}
    lead={words.lead}
    load={load}
  />
);
