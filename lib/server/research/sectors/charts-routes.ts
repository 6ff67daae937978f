import { chartsContract } from '@/lib/contracts/research/charts';
import { implement } from '@/lib/server/platform/http/implement';
import { candlesOf } from '../stocks/candles';
import { compareStocks } from '../stocks/compare';
import { readSectorChart } from './sector-charts';
import { readSectorsChart } from './multi-sector-charts';
import { readStockChart } from '../stocks/stock-charts';

export const chartsRoutes = implement(chartsContract, {
  sectors: ({ params, query }) => readSectorsChart(params.chart, query),
  sector: ({ params }) => readSectorChart(params.slug, params.chart),
  stock: ({ params }) => readStockChart(params.ticker, params.chart),
  compare: ({ query }) => compareStocks(query),
  candles: ({ query }) => candlesOf(query.symbol, query.range),
});
