const gap = 6;

/** Places a card below the last line of a link, within the width of their common container. */
export function positionBelow(link: HTMLElement, card: HTMLElement) {
  const text = (card.offsetParent ?? document.body).getBoundingClientRect();
  const line = [...link.getClientRects()].at(-1) ?? link.getBoundingClientRect();
  const room = Math.max(0, text.width - card.offsetWidth);
  card.style.top = `${line.bottom - text.top + gap}px`;
  card.style.left = `${Math.min(Math.max(0, line.left - text.left), room)}px`;
}
