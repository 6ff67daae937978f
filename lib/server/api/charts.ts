import { chartsContract } from '@/lib/contracts/charts';
import { implement } from '../http/implement';
import { candlesOf } from '../services/candles';
import { compareStocks } from '../services/compare';
import { readSectorChart } from '../services/sector-charts';
import { readSectorsChart } from '../services/sectors-charts';
import { readStockChart } from '../services/stock-charts';

export const chartsRoutes = implement(chartsContract, {
  sectors: ({ params, query }) => readSectorsChart(params.chart, query),
  sector: ({ params }) => readSectorChart(params.slug, params.chart),
  stock: ({ params }) => readStockChart(params.ticker, params.chart),
  compare: ({ query }) => compareStocks(query.symbols, query.metric),
  candles: ({ query }) => candlesOf(query.symbol, query.range),
});
