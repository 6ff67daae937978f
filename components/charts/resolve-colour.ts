/**
 * A token as a colour that a canvas understands. A custom property answers with its text, `light-dark(…)` and all:
 * only a real property of a real element is worked out for the theme.
 */
export function resolveColour(near: Element, token: string) {
  const probe = document.createElement('span');
  probe.style.color = `var(${token})`;
  near.append(probe);
  const colour = getComputedStyle(probe).color;
  probe.remove();
  return colour;
}
