/**
 * Resolves a token to a color for a canvas. A custom property returns its text, such as `light-dark(…)`: only a real
 * property of an element is computed for the theme.
 */
export const resolveColor = (near: Element, token: string) => resolve(near, 'color', token);

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
