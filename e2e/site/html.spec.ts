import { HtmlValidate } from 'html-validate';
import { expect, test } from '@/e2e/support/fixtures';
import { screens } from '@/e2e/support/screens';

/** Checks the rules of the W3C validator without Java; style rules are left to Prettier and React. */
const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    'void-style': 'off',
    'no-inline-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'long-title': 'off',
    'valid-id': ['error', { relaxed: true }],
    'no-redundant-role': 'error',
  },
});

for (const { name, path } of [...screens, { name: 'the 404 page', path: '/no-such-page' }]) {
  test(`[U7] the HTML of ${name} at ${path} is valid`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    const report = await validator.validateString(html);
    const faults = report.results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, line, column }) => `${ruleId} ${message} (${line}:${column})`),
    );
    expect(faults).toEqual([]);
  });
}
