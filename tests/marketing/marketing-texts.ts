import { basename } from 'node:path';
import type { Block, ContentPage, DataBlock } from '@/lib/content/shared/blocks';
import { textsOf } from './numbers-in';

const modules = import.meta.glob<Record<string, unknown>>(
  [
    '/lib/content/*/*.ts',
    // Agreements and the questions of an application are not marketing.
    '!/lib/content/brokerage/{agreements,application}/*.ts',
  ],
  { eager: true },
);

/** Every page of blocks there is, found by its shape: a new one cannot be forgotten. */
export const contentPages = Object.entries(modules).flatMap(([file, module]) =>
  Object.entries(module)
    .filter((entry): entry is [string, ContentPage] => isContentPage(entry[1]))
    .map(([name, page]) => ({ name: `${name} in ${basename(file)}`, page })),
);

/** A page's own text; the payout table is computed from the schedule. */
export const claimedTexts = (page: ContentPage) =>
  textsOf({ title: page.title, description: page.description, blocks: page.blocks.map(withoutSchedule) });

const withoutSchedule = (block: Block | DataBlock): unknown => {
  if (block.kind === 'columns' || block.kind === 'opening')
    return { ...block, blocks: block.blocks.map(withoutSchedule) };
  if (block.kind === 'payouts') return { ...block, rows: [] };
  if (block.kind === 'ladder') return { ...block, degrees: [], summary: '' };
  if (block.kind === 'faq') return { ...block, blocks: block.blocks?.map(withoutSchedule) };
  if (block.kind === 'matrix' && block.title === 'What would I earn?') return { ...block, rows: [] };
  if (block.kind === 'spans')
    return { ...block, parts: block.parts.map((part) => ({ ...part, length: String(part.length) })) };
  // The length limits of a field belong to the form.
  if (block.kind === 'lead') return { ...block, copy: { ...block.copy, fields: [] } };
  return block;
};

function isContentPage(value: unknown): value is ContentPage {
  return (
    typeof value === 'object' &&
    value !== null &&
    'title' in value &&
    'description' in value &&
    'blocks' in value &&
    Array.isArray(value.blocks)
  );
}
