import { cutText } from '@/lib/domain/shared/text/text';
import type { Block, ContentPage } from '@/lib/content/shared/blocks';

/** As much as fits a card at its usual width; the page behind its link has the rest. */
const paragraphLimit = 220;

/** Cards cut at a word boundary (section 9), before they are sent. */
export const cutCards = (page: ContentPage): ContentPage => ({ ...page, blocks: page.blocks.map(cutBlock) });

const cutBlock = (block: Block): Block =>
  block.kind === 'cards'
    ? { ...block, cards: block.cards.map((card) => ({ ...card, paragraph: cutText(card.paragraph, paragraphLimit) })) }
    : block;
