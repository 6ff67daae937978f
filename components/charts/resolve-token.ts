/**
 * A token as a colour that a canvas understands. A custom property answers with its text, `light-dark(…)` and all:
 * only a real property of a real element is worked out for the theme.
 */
export const resolveColour = (near: Element, token: string) => resolve(near, 'color', token);

/** A token as the families of a font. */
export const resolveFamily = (near: Element, token: string) => resolve(near, 'fontFamily', token);

function resolve(near: Element, property: 'color' | 'fontFamily', token: string) {
  const probe = document.createElement('span');
  probe.style[property] = `var(${token})`;
  near.append(probe);
  const worked = getComputedStyle(probe)[property];
  probe.remove();
  return worked;
}
