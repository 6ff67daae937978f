import type { applicationCalls, bankCalls, tradierCalls } from './bank-calls';

export type BankCalls = ReturnType<typeof bankCalls>;
export type ApplicationCalls = ReturnType<typeof applicationCalls>;
export type TradierCalls = ReturnType<typeof tradierCalls>;

export const loadBankCalls = async () => (await import('./bank-calls')).bankCalls();
export const loadApplicationCalls = async () => (await import('./bank-calls')).applicationCalls();
export const loadTradierCalls = async () => (await import('./bank-calls')).tradierCalls();
