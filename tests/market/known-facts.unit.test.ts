import { expect, it } from 'vitest';
import { readSymbols } from '@/lib/server/sample-data/market/listed-symbols';

/** Facts about 30 well-known companies: exchange, last month of the fiscal year, dividend (late 2025) and industry. */
const facts = `
AAPL Nasdaq 9 pays electronics
ADBE Nasdaq 11 none software
AMD Nasdaq 12 none semiconductors
AMZN Nasdaq 12 none retail
AVGO Nasdaq 10 pays semiconductors
COIN Nasdaq 12 none crypto
COST Nasdaq 8 pays retail
CRM NYSE 1 pays software
DE NYSE 10 pays machinery
EBAY Nasdaq 12 pays retail
F NYSE 12 pays vehicles
GM NYSE 12 pays vehicles
GME NYSE 1 none retail
GOOGL Nasdaq 12 pays internet
GS NYSE 12 pays banking
HD NYSE 1 pays retail
INTC Nasdaq 12 none semiconductors
LLY NYSE 12 pays medicines
META Nasdaq 12 pays internet
MSFT Nasdaq 6 pays software
MU Nasdaq 8 pays memory
NEE NYSE 12 pays utility
NVDA Nasdaq 1 pays semiconductors
ORCL NYSE 5 pays software
PG NYSE 6 pays household
PYPL Nasdaq 12 pays payments
QCOM Nasdaq 9 pays semiconductors
SNAP NYSE 12 none internet
TSLA Nasdaq 12 none vehicles
WFC NYSE 12 pays banking`;

const rows = facts
  .trim()
  .split('\n')
  .map((line) => line.split(' ') as [string, string, string, string, string]);

it.each(rows)('[B1] the sample does not contradict common knowledge of %s', (ticker, exchange, end, pays, industry) => {
  const symbol = readSymbols().find((one) => one.ticker === ticker);
  expect(symbol).toMatchObject({ exchange, fiscalYearEnd: Number(end), paysDividend: pays === 'pays' });
  expect(symbol?.industry.toLowerCase()).toContain(industry);
});

/** Plausible price ranges after the latest split: an unadjusted price would be several times as high or a fraction. */
const afterSplits = [
  ['NVDA', 'ten for one in 2024', 100, 300],
  ['AVGO', 'ten for one in 2024', 100, 500],
  ['LRCX', 'ten for one in 2024', 50, 250],
  ['PANW', 'two for one in 2024', 100, 300],
  ['NOW', 'five for one in 2025', 100, 300],
  ['TSLA', 'three for one in 2022', 150, 600],
  ['AMZN', 'twenty for one in 2022', 100, 400],
  ['GOOGL', 'twenty for one in 2022', 100, 400],
] as const;

it.each(afterSplits)('[B1] the sample’s price of %s is the one after its split, %s', (ticker, _, min, max) => {
  const price = readSymbols().find((one) => one.ticker === ticker)?.price ?? 0;
  expect(price > min && price < max, `${ticker} at ${price}`).toBe(true);
});
