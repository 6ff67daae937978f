import type { AxiosInstance } from 'axios';
import { createClient } from '@/lib/client/http/create-client';
import { projectDraft, projectOperationContract } from '@/lib/contracts/investing/project-operation';
import { usdExact } from '@/lib/domain/shared/money';
import { readJsonFile } from '@/lib/server/platform/command-files';

export const projectsUsage = `  project open <file>   create a project from a JSON file
  project spend <slug> <line> <dollars> <note>
                        record spending on a budget item
  project announce <slug> <text>
                        post an update
  project close <slug>  close it to new backers`;

/** `npm run ops -- project ...`; returns the output, or undefined for unknown arguments. */
export async function runProjects(
  http: AxiosInstance,
  [verb, target, ...words]: string[],
): Promise<string | undefined> {
  const projects = createClient(projectOperationContract, http);
  if (target === undefined) return undefined;
  const params = { slug: target };
  if (verb === 'open') {
    const { slug, goalCents } = await projects.open({ body: await readJsonFile(target, projectDraft) });
    return `${slug} is open, with a goal of ${usdExact(goalCents)}`;
  }
  if (verb === 'close') return `${(await projects.close({ params })).slug} is closed`;
  if (verb === 'announce' && words.length > 0)
    return `Posted an update to ${(await projects.update({ params, body: { text: words.join(' ') } })).slug}`;
  const [line = '', dollars = '', ...note] = words;
  if (verb !== 'spend' || !/^\d+$/.test(line) || !/^-?\d+(\.\d\d)?$/.test(dollars) || note.length === 0)
    return undefined;
  const body = { line: Number(line), amountCents: Math.round(Number(dollars) * 100), note: note.join(' ') };
  return `${target}: ${usdExact((await projects.spend({ params, body })).spentCents)} spent on item ${line}`;
}
