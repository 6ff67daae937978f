import type { Client } from '@/lib/client/http/create-client';
import type { outcomesContract } from '@/lib/contracts/signals/outcomes';

export type OutcomeCalls = Client<typeof outcomesContract>;
