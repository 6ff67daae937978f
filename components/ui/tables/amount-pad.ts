/**
 * In a column, amounts such as "$1.8 t" and "$430.45 b" line up at their decimal points: CSS adds the width of the
 * missing decimals and of the narrower unit after the text, which stays as it is.
 */
export function amountPad(text: unknown) {
  const [, decimals = '', unit] = (typeof text === 'string' && /\d(\.\d+)? ([tbmk])$/.exec(text)) || [];
  return unit && { 'data-unit': unit, 'data-pad': '.00'.slice(decimals.length) };
}
