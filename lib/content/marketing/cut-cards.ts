import { cutText } from '@/lib/domain/shared/text/text';
import type { Block, ContentPage } from '@/lib/content/shared/blocks';

/** Number of characters that fit a card at its usual width. The linked page has the full text. */
const paragraphLimit = 220;

/** Cuts card paragraphs at a word boundary (section 9) before they are sent. */
export const cutCards = (page: ContentPage): ContentPage => ({ ...page, blocks: page.blocks.map(cutBlock) });

const cutBlock = (block: Block): Block =>
  block.kind === 'cards'
    ? { ...block, cards: block.cards.map((card) => ({ ...card, paragraph: cutText(card.paragraph, paragraphLimit) })) }
    : block;
