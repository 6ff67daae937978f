import { createClient } from '@/lib/client/http/create-client';
import { browserHttp } from '@/lib/client/http/http';
import { brokerageContract } from '@/lib/contracts/brokerage/brokerage';

/** The calls of the application and the account at the broker. */
export const brokerageClient = () => createClient(brokerageContract, browserHttp());
