import { ledgerContract } from '@/lib/contracts/signals/ledger';
import { implement } from '@/lib/server/platform/http/implement';
import { readLedgerHead } from './ledger-head';

export const ledgerRoutes = implement(ledgerContract, { head: () => readLedgerHead() });
