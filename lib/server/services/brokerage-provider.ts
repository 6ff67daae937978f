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
import type { SealedPlace } from '../sealed';
import { openSealed } from './sealed';

/** The simulated broker reads for itself, whoever asked it. */
const ownOrigin = { ip: '', requestId: 'simulated-broker', userAgent: '' };
const open = (sealed: string, place: SealedPlace) => openSealed(sealed, place, ownOrigin);

const memory = {
  find: (id: string) => findSimulatedAccount(id, open),
  findByEmail: (email: string) => findSimulatedAccounts(email, open),
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
