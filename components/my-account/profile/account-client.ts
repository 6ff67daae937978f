import { createClient } from '@/lib/client/http/create-client';
import { provingHttp } from '@/components/modals/proving-http';
import { myAccountContract } from '@/lib/contracts/my-account/my-account';

/** The calls of one’s own account. */
export const accountClient = () => createClient(myAccountContract, provingHttp());
