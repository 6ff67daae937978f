import type { AxiosInstance } from 'axios';
import { createClient } from '@/lib/client/http/create-client';
import { reasonSentences, traceSteps } from '@/lib/content/referrals/sale-trace';
import { saleOperationContract } from '@/lib/contracts/referrals/sale-operation';

export const salesUsage = `  referrals trace <invoice>
                        show why an invoice did or did not pay each ambassador involved`;

/** `npm run ops -- referrals trace ...`; returns the output, or undefined for unknown arguments. */
export async function runSales(http: AxiosInstance, [verb, id, ...rest]: string[]): Promise<string | undefined> {
  if (verb !== 'trace' || id === undefined || rest.length > 0) return undefined;
  const { payerId, reason, traces } = await createClient(saleOperationContract, http).trace({ params: { id } });
  return [
    `Invoice ${id}, buyer ${payerId}`,
    ...(reason ? [`No commission. ${reasonSentences[reason]}`] : []),
    ...traces.flatMap(({ accountId, trace }) => ['', `Ambassador ${accountId}`, ...traceSteps(trace).map(lineOf)]),
  ].join('\n');
}

const lineOf = ({ title, day, text }: { title: string; day: string | null; text: string }) =>
  `  ${(day ?? '').padEnd(12)}${title.padEnd(12)}${text}`;
