/** The tool and the chart of the comparison, which one page loads after hydration. */
export { CompareChart } from './compare-chart';
export { CompareTool } from './compare-tool';
