import { createClient } from '@/lib/client/http/create-client';
import { provingHttp } from '@/components/modals/proving-http';
import { myAccountContract } from '@/lib/contracts/my-account/my-account';

/** The API client for the user's own account. */
export const accountClient = () => createClient(myAccountContract, provingHttp());
