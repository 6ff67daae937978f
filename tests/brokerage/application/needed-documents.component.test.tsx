import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { NeededDocuments } from '@/components/brokerage/application/status/needed-documents';
import type { ApplicationState } from '@/lib/contracts/brokerage/brokerage';

const show = (...needs: ApplicationState['needs']) =>
  render(
    <NeededDocuments
      application={{ ...({ status: 'ACTION_REQUIRED', documents: [] } as unknown as ApplicationState), needs }}
      isSandbox
      onSent={() => undefined}
    />,
  );

it('[F10] begins with the document that is needed, says what it must show and offers the upload first', () => {
  show({ code: 'INVALID_IDENTITY_PASSPORT', documents: ['identity_verification'] });
  expect(screen.getByRole('heading', { name: 'The broker needs 1 document: proof of identity' })).toBeVisible();
  expect(screen.getByLabelText(/^Proof of identity/, { selector: 'input' })).toHaveAccessibleDescription(
    'Show the whole document. Your name, photo and date of birth must be readable. PDF, PNG or JPEG, up to 5 MB.',
  );
  expect(screen.getByRole('button', { name: 'Upload file' }).className).not.toContain('outline');
});

it('[F10] counts several documents, each once', () => {
  show(
    { code: 'INVALID_IDENTITY_PASSPORT', documents: ['identity_verification'] },
    { code: 'PEP', documents: ['pep_declaration_form', 'identity_verification'] },
  );
  expect(
    screen.getByRole('heading', {
      name: 'The broker needs 2 documents: proof of identity and signed declaration of public office',
    }),
  ).toBeVisible();
});

it('[F10] does not ask for a document where a correction is enough', () => {
  show({ code: 'TAX_IDENTIFICATION', documents: ['tax_id_verification'] });
  expect(screen.getByRole('heading', { name: 'What the broker needs' })).toBeVisible();
});
