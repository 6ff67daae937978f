import { createClient } from '@/lib/client/http/create-client';
import { browserHttp } from '@/lib/client/http/http';
import { requestFile } from '@/lib/client/http/request-file';
import { earningsContract } from '@/lib/contracts/referrals/earnings';
import { leaderboardContract } from '@/lib/contracts/referrals/leaderboard';
import { statementsContract } from '@/lib/contracts/referrals/statements';
import { todayContract } from '@/lib/contracts/referrals/today';

export const earningsClient = () => createClient(earningsContract, browserHttp());
export const leaderboardClient = () => createClient(leaderboardContract, browserHttp());
export const todayClient = () => createClient(todayContract, browserHttp());
export const statementsClient = () => createClient(statementsContract, browserHttp());

/** Downloads a monthly statement as a PDF. */
export const requestStatement = (month: string) => requestFile(browserHttp(), statementsContract.pdf, { month });
