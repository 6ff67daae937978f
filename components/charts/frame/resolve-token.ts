/**
 * Resolves a color token for a canvas. Reading a custom property returns its raw text, such as `light-dark(…)`; only a
 * standard property on an element resolves it for the theme.
 */
export const resolveColor = (near: Element, token: string) => resolve(near, 'color', token);

/** Resolves a font token to a list of font families. */
export const resolveFamily = (near: Element, token: string) => resolve(near, 'fontFamily', token);

function resolve(near: Element, property: 'color' | 'fontFamily', token: string) {
  const probe = document.createElement('span');
  probe.style[property] = `var(${token})`;
  near.append(probe);
  const worked = getComputedStyle(probe)[property];
  probe.remove();
  return worked;
}
