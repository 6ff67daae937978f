import { brokerOff } from '@/lib/content/brokerage/brokerage-messages';
import { AppError } from '@/lib/server/platform/errors';
import type { BrokerageProvider } from '@/lib/server/providers/brokerage/brokerage';
import { brokerageProvider } from '@/lib/server/providers/brokerage/provider';
import {
  insertSimulatedAccount,
  updateSimulatedAccount,
  findSimulatedAccounts,
  listFundedAccounts,
} from './simulated-brokers-repository';
import type { SealedPlace } from '@/lib/server/platform/sealing/sealed';
import { openSealed } from '@/lib/server/platform/sealing/sealed-values';

/** The origin for reads by the simulated broker, which happen outside of a request. */
const ownOrigin = { ip: '', requestId: 'simulated-broker', userAgent: '' };
const open = (sealed: string, place: SealedPlace) => openSealed(sealed, place, ownOrigin);

const memory = {
  findByEmail: (email: string) => findSimulatedAccounts(email, open),
  add: insertSimulatedAccount,
  change: (id: string, work: Parameters<typeof updateSimulatedAccount>[2]) => updateSimulatedAccount(id, open, work),
  listFunded: () => listFundedAccounts(open),
} as Parameters<typeof brokerageProvider>[0];

/** The broker; undefined when none is configured. */
export const findBroker = () => brokerageProvider(memory);

/** The broker; throws 503 when none is configured. */
export function requireBroker(): BrokerageProvider {
  const broker = findBroker();
  if (!broker) throw new AppError('not_configured', brokerOff);
  return broker;
}
