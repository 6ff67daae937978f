import { createClient } from '@/lib/client/http/create-client';
import { browserHttp } from '@/lib/client/http/http';
import { earningsContract } from '@/lib/contracts/referrals/earnings';
import { leaderboardContract } from '@/lib/contracts/referrals/leaderboard';
import { statementsContract } from '@/lib/contracts/referrals/statements';

export const earningsClient = () => createClient(earningsContract, browserHttp());
export const leaderboardClient = () => createClient(leaderboardContract, browserHttp());
export const statementsClient = () => createClient(statementsContract, browserHttp());
