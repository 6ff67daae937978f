const gap = 6;

/** Where a card stands below the last line of a link, within the width of the text that holds both. */
export function placeBelow(link: HTMLElement, card: HTMLElement) {
  const text = card.offsetParent?.getBoundingClientRect() ?? document.body.getBoundingClientRect();
  const line = [...link.getClientRects()].at(-1) ?? link.getBoundingClientRect();
  const room = Math.max(0, text.width - card.offsetWidth);
  return { top: line.bottom - text.top + gap, left: Math.min(Math.max(0, line.left - text.left), room) };
}
