import { productName } from '@/lib/content/shared/product';
import * as sentences from '@/lib/domain/brokerage/application/sentences';

/** Messages of the brokerage application, from sections 5 and 8 of the specification. */
export const applicationFailed = 'There was an error submitting the form. Please try again.';
export const brokerageCreated = 'Alpaca account created successfully!';
export const objectiveRefused = (product = productName) => sentences.objectiveRefused(product);
export const riskRefused = (product = productName) => sentences.riskRefused(product);
export const pleaseSelect = sentences.pleaseSelect;
