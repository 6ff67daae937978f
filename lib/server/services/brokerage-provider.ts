import { brokerOff } from '@/lib/content/brokerage-messages';
import { AppError } from '../errors';
import type { BrokerageProvider } from '../providers/brokerage/brokerage';
import { brokerageProvider } from '../providers/brokerage/provider';
import {
  addSimulatedAccount,
  changeSimulatedAccount,
  findSimulatedAccount,
  findSimulatedAccounts,
} from '../repositories/simulated-brokers';

const memory = {
  find: findSimulatedAccount,
  findByEmail: findSimulatedAccounts,
  add: addSimulatedAccount,
  change: changeSimulatedAccount,
} as Parameters<typeof brokerageProvider>[0];

/** The broker; undefined where none is set up. */
export const findBroker = () => brokerageProvider(memory);

/** The broker, or a 503 that says that none is set up. */
export function requireBroker(): BrokerageProvider {
  const broker = findBroker();
  if (!broker) throw new AppError('not_configured', brokerOff);
  return broker;
}
