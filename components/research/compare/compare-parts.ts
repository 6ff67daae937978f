/** The tool, the chart and the offer of the comparison, which one page loads after hydration. */
export { CompareChart } from './compare-chart';
export { CompareOffer } from './compare-offer';
export { CompareTool } from './compare-tool';
