import { basename } from 'node:path';
import type { Block, ContentPage, DataBlock } from '@/lib/content/shared/blocks';
import { textsOf } from './numbers-in';

const modules = import.meta.glob<Record<string, unknown>>(
  [
    '/lib/content/*/*.ts',
    // Agreements and application questions are not marketing.
    '!/lib/content/brokerage/{agreements,application}/*.ts',
  ],
  { eager: true },
);

/** Every page made of blocks, found by its exports, so that new pages are included automatically. */
export const contentPages = Object.entries(modules).flatMap(([file, module]) =>
  Object.entries(module)
    .filter((entry): entry is [string, ContentPage] => isContentPage(entry[1]))
    .map(([name, page]) => ({ name: `${name} in ${basename(file)}`, page })),
);

/** A page's text without the payout table, which is computed from the schedule. */
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
  // Length limits of fields belong to the form, not to the text.
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
