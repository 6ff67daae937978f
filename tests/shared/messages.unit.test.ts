import { describe, expect, it } from 'vitest';
import { refreshFailed, signedOut } from '@/lib/content/shared/frame';
import * as accountMessages from '@/lib/content/accounts/messages';
import * as brokerageMessages from '@/lib/content/brokerage/messages';
import * as bankMessages from '@/lib/content/brokerage/bank-messages';
import * as brokerMessages from '@/lib/content/brokerage/brokerage-messages';
import * as transferMessages from '@/lib/content/brokerage/transfer-messages';
import * as dataMessages from '@/lib/content/my-account/account-data';
import * as faults from '@/lib/content/shared/faults';
import * as leadMessages from '@/lib/content/leads/messages';
import * as paymentMessages from '@/lib/content/membership/payment-messages';
import * as sharedMessages from '@/lib/content/shared/messages';
import * as signalMessages from '@/lib/content/signals/messages';
import {
  forgotPasswordModal,
  loginModal,
  phoneModal,
  phoneModals,
  singleSignupModal,
} from '@/lib/content/shared/modals';
import { productName } from '@/lib/content/shared/product';

const messages = { ...sharedMessages, ...accountMessages, ...leadMessages, ...brokerageMessages };

describe('the sentences of sections 5 and 8', () => {
  it.each([
    [refreshFailed, 'Failed to refresh access token'],
    [messages.missingBaseUrl, 'missing baseUrl parameter'],
    [messages.applicationFailed, 'There was an error submitting the form. Please try again.'],
    [messages.loginNeeded, 'Please log in to continue'],
    [messages.welcomeBack, 'Welcome Back! Pleasure to see you again.'],
    [messages.resetLinkSent, 'Your reset password link is on its way.'],
    [messages.welcome('Acme'), 'Welcome to Acme'],
    [messages.welcomeWithLink('Acme'), 'Welcome to Acme. The App Link is on its way!'],
    [messages.brokerageCreated, 'Alpaca account created successfully!'],
    [signedOut, "You've been signed out."],
    [messages.emailForgotten, 'Oops, you forgot to enter an email.'],
    [messages.phoneInvalid, 'Invalid phone number.'],
    [messages.emailOrPhoneNeeded, 'Enter your email or phone number.'],
    [
      messages.objectiveRefused('Acme'),
      'We are sorry but Acme is only available for people with an investment objective of Speculation or Growth.',
    ],
    [
      messages.riskRefused('Acme'),
      'We are sorry but Acme is only available for people with a Risk Tolerance of Moderate or Significant.',
    ],
    [messages.pleaseSelect('country'), 'Please select your country'],
  ])('[S23] [S15] says %j word for word', (sentence, expected) => {
    expect(sentence).toBe(expected);
  });

  it('[S23] uses the product name of this build where none is given', () => {
    expect(productName).toBe('The ROI');
    expect(messages.welcome()).toBe('Welcome to The ROI');
  });
});

describe('the messages', () => {
  const own = { ...sharedMessages, ...faults, ...accountMessages, ...dataMessages, ...brokerageMessages };
  const money = { ...bankMessages, ...brokerMessages, ...transferMessages, ...paymentMessages };
  const all = [own, money, leadMessages, signalMessages].flatMap((file) => Object.values<unknown>(file));

  it('[S23] say what happened and what to do, without “please”, except those of section 8', () => {
    const polite = all.filter((message) => typeof message === 'string' && /please|oops|sorry/i.test(message));
    expect(new Set(polite)).toEqual(
      new Set([
        'Oops, you forgot to enter an email.',
        'Please log in to continue',
        'There was an error submitting the form. Please try again.',
      ]),
    );
  });
});

describe('the copy of the five modals', () => {
  it('[S9] are those of section 2', () => {
    expect(loginModal).toMatchObject({
      title: 'Login',
      submit: 'Log in',
      signUp: 'Sign Up',
      forgotPassword: 'Forgot password?',
    });
    expect(forgotPasswordModal).toMatchObject({ title: 'Forgot Password', submit: 'Send', signUp: 'Sign Up' });
    expect(phoneModals.testDrive).toEqual({ title: '30 Day Free Test Drive', alertType: 'Marketing page 2' });
    expect(phoneModals.appLink).toEqual({ title: 'Text me the Link to the App!', alertType: 'Marketing page 3' });
    expect(phoneModal.submit).toBe('Let me See what The ROI Can Do');
    expect(singleSignupModal.title).toBe('30 Day Free Test Drive');
  });

  it('[S9] explain the single signup: list, discord and WhatsApp', () => {
    const text = singleSignupModal.explanation.join(' ');
    for (const part of [
      'member-only distribution list',
      'member-only discord',
      'International numbers are messaged via WhatsApp',
    ])
      expect(text).toContain(part);
  });
});
