import type { AxiosInstance } from 'axios';
import { createClient } from '@/lib/client/http/create-client';
import { capTableContract, type WireEntry } from '@/lib/contracts/investing/cap-table';
import { entryKinds, holderGroups, shareClasses } from '@/lib/domain/investing/cap-table';

export const capTableUsage = `  cap-table             list the share ledger, oldest entry first
  cap-table add <kind> <reference> <from> <to> <reason> [--on 2026-01-31]
                        add an entry; from and to as class/group/shares, - for none; idempotent by reference
  cap-table correct <number> <reference> <reason> [--on 2026-01-31]
                        reverse an entry with a correcting entry`;

/** `npm run ops -- cap-table ...`; returns the output, or undefined for unknown arguments. */
export async function runCapTable(
  http: AxiosInstance,
  [verb, what, reference, ...rest]: string[],
  on: string | undefined,
): Promise<string | undefined> {
  const capTable = createClient(capTableContract, http);
  if (verb === undefined) {
    const { entries } = await capTable.read({ query: {} });
    return entries.map(lineOf).join('\n') || 'The ledger is empty.';
  }
  if (what === undefined || reference === undefined) return undefined;
  const day = on === undefined ? {} : { on };
  if (verb === 'correct' && /^\d+$/.test(what))
    return describe(
      await capTable.correct({ body: { corrects: Number(what), reference, reason: rest.join(' '), ...day } }),
    );
  const kind = entryKinds.find((known) => known === what);
  const [from, to] = [readSide(rest[0]), readSide(rest[1])];
  if (verb !== 'add' || !kind || kind === 'correction' || from === undefined || to === undefined) return undefined;
  return describe(await capTable.add({ body: { kind, reference, from, to, reason: rest.slice(2).join(' '), ...day } }));
}

/**
 * Parses `class/group/shares`, such as `preferred/investors-seed/250000`, or `-` for no holder. Returns undefined for
 * invalid input.
 */
function readSide(text: string | undefined) {
  if (text === '-') return null;
  const [className, group, shares] = text?.split('/') ?? [];
  const [kind, holder] = [
    shareClasses.find((known) => known === className),
    holderGroups.find((known) => known === group),
  ];
  return kind && holder && shares ? { class: kind, holder, shares } : undefined;
}

const describe = ({ entry, isNew }: { entry: WireEntry; isNew: boolean }) =>
  `${isNew ? 'Added' : 'Already added'}: ${lineOf(entry)}\n${entry.hash}`;

const lineOf = ({ number, on, kind, from, to, reference, reason }: WireEntry) =>
  `${String(number).padStart(4)}  ${on}  ${kind.padEnd(13)} ${sideOf(from)} → ${sideOf(to)}  ${reference}  ${reason}`;

const sideOf = (side: WireEntry['from']) => (side ? `${side.class}/${side.holder}/${side.shares}` : '-');
