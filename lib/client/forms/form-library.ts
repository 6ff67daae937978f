/**
 * What a form loads on its first interaction, in one chunk: React Hook Form, its rules and the calls of the lead forms.
 */
export { contractRules } from './contract-rules';
export { createFormEngine } from './form-engine';
export { leadRules, sendLead } from './lead-calls';
