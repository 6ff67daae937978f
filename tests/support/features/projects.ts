import { projectOperationContract as operation } from '@/lib/contracts/investing/project-operation';
import { projectsContract } from '@/lib/contracts/investing/projects';
import type { NameDisplay } from '@/lib/domain/shared/name-displays';
import { settings } from '@/lib/server/platform/settings/env';
import { visitor } from '@/tests/support/api/api';
import type { Member } from '@/tests/support/database/factories';

let made = 0;
const operator = () => ({ bearer: settings().opsToken });

/** A project with two line items that total $1,000.00. */
export async function openProject() {
  made += 1;
  const slug = `project-${made}`;
  const lines = [
    { label: 'Work', budgetCents: 70_000 },
    { label: 'Rooms', budgetCents: 30_000 },
  ];
  const body = { slug, title: `Project ${made}`, summary: 'A project.', text: 'What it is for.', lines };
  await visitor().ask(operation.open, { ...operator(), body });
  return slug;
}

export const readProject = async (slug: string) =>
  (await visitor().ask(projectsContract.read, { params: { slug } })).answer;

export const operateProject = (slug: string) => ({
  spend: (line: number, amountCents: number) =>
    visitor().ask(operation.spend, { ...operator(), params: { slug }, body: { line, amountCents, note: 'A bill' } }),
  tell: (text: string) => visitor().ask(operation.update, { ...operator(), params: { slug }, body: { text } }),
  close: () => visitor().ask(operation.close, { ...operator(), params: { slug } }),
});

export const backs = ({ from, token: bearer }: Pick<Member, 'from' | 'token'>, slug: string) => ({
  back: (amountCents: number, display: NameDisplay = 'none') =>
    from.ask(projectsContract.back, { bearer, body: { project: slug, amountCents, display } }),
  withdraw: () => from.ask(projectsContract.withdraw, { params: { slug }, bearer }),
});
