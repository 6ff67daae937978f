const largest = [
  '2147483647',
  '2147483648',
  '-2147483649',
  '9007199254740991',
  '9007199254740992',
  '9007199254740993',
  '9223372036854775808',
];

/** What may stand in a JSON body where a number belongs, as it is written there. */
export const figuresInBodies = [
  ...largest,
  ...['1e309', '-1e309', '1e21', '1e-320', '-0', '0', '-1', '1', '2', '0.1', '0.30000000000000004', '1.5', '1E2'],
  ...['NaN', 'Infinity', '-Infinity', '0x10', '01', '+1', '1.', '.5', '1_000', '1n', '١'],
  ...['"1e5"', '"0x10"', '"12"', '" 1 "', '"١"', '"NaN"', '"-0"', '""', '"1"'],
  ...['null', 'true', '[]', '[1]', '{}', '{"valueOf":1}'],
  '9'.repeat(400),
  `"${'9'.repeat(400)}"`,
  `0.${'3'.repeat(400)}`,
];

/** The same in an address, where everything is text. */
export const figuresInAddresses = [
  ...largest,
  ...['NaN', 'Infinity', '-Infinity', '1e309', '1e21', '1e5', '1e1', '0x10', '0b11', '0o7', '-0', '-1', '0', '1', '2'],
  ...['01', '+1', '1.0', '1.5', '1.', '.5', '0.1', '1_0', '1,0', ' 1 ', '1 ', '١', '१', '１', '①', '²', ''],
  ...['null', 'true', '[]', '9'.repeat(400)],
];
