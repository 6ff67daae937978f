/** What a form needs from its first input on: React Hook Form, its rules and the lead forms' calls, in one file. */
export { contractRules } from './contract-rules';
export { createFormEngine } from './form-engine';
export { leadRules, sendLead } from './lead-calls';
