import { createClient } from '@/lib/client/http/create-client';
import { browserHttp } from '@/lib/client/http/http';
import { brokerageContract } from '@/lib/contracts/brokerage/brokerage';

/** The API client for the application and the brokerage account. */
export const brokerageClient = () => createClient(brokerageContract, browserHttp());
