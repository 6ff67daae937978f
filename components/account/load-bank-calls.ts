import type { bankCalls, tradierCalls } from './bank-calls';

export type BankCalls = ReturnType<typeof bankCalls>;
export type TradierCalls = ReturnType<typeof tradierCalls>;

export const loadBankCalls = async () => (await import('./bank-calls')).bankCalls();
export const loadTradierCalls = async () => (await import('./bank-calls')).tradierCalls();
