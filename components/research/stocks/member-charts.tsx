import { OverviewCard } from '@/components/charts/frame/overview-card';
import { createClient } from '@/lib/client/http/create-client';
import { browserHttp } from '@/lib/client/http/http';
import { stockCharts as words } from '@/lib/content/research/stocks';
import { chartsContract } from '@/lib/contracts/research/charts';
import { stockParts } from '@/lib/domain/research/stock-parts';
import styles from './stock-charts.module.css';

/** Member charts of a company. Each is fetched when it is near the viewport. */
export const MemberCharts = ({ ticker }: { ticker: string }) => (
  <div className={styles.charts}>
    {words.rows.map(({ key, part, title, text, kind }) => (
      <OverviewCard
        key={key}
        anchor={stockParts[part]}
        name={`${ticker}-${key}`}
        title={title}
        text={text}
        kind={kind}
        load={() => createClient(chartsContract, browserHttp()).stock({ params: { ticker, chart: key } })}
      />
    ))}
  </div>
);
