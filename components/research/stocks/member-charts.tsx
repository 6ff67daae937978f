import { ChartCard } from '@/components/charts/frame/chart-card';
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
      <div key={key} id={stockParts[part]}>
        <ChartCard
          name={`${ticker}-${key}`}
          title={title}
          description={text}
          kind={kind}
          load={() => createClient(chartsContract, browserHttp()).stock({ params: { ticker, chart: key } })}
        />
      </div>
    ))}
  </div>
);
