import { expect, it } from 'vitest';
import {
  BACKUP_FREQUENCIES,
  CODE_EXPIRIES,
  CURRENCIES,
  DEFAULT_SETTINGS,
  FISCAL_YEAR_STARTS,
  MOST_ATTEMPTS,
  SESSION_TIMEOUTS,
} from '#domain/system-settings.ts';

it('the system settings offer what the specification lists', () => {
  expect(CURRENCIES).toEqual(['INR', 'USD', 'EUR']);
  expect(FISCAL_YEAR_STARTS).toEqual(['January', 'April', 'July']);
  expect(CODE_EXPIRIES).toEqual(['1 minute', '5 minutes', '10 minutes', '15 minutes']);
  expect(MOST_ATTEMPTS).toEqual(['3', '5', '10']);
  expect(SESSION_TIMEOUTS).toEqual(['15 minutes', '30 minutes', '60 minutes']);
  expect(BACKUP_FREQUENCIES).toEqual(['Hourly', 'Daily', 'Weekly']);
});

it('the system settings start as specified: every switch on, and no mail server', () => {
  expect(DEFAULT_SETTINGS).toEqual({
    organizationName: null,
    currency: 'INR',
    fiscalYearStart: 'April',
    hasTwoFactor: true,
    hasEmailCode: true,
    hasSmsCode: true,
    codeExpiry: '5 minutes',
    maxAttempts: '3',
    sessionTimeout: '30 minutes',
    isAudited: true,
    backupFrequency: 'Daily',
    smtpServer: '',
    smtpPort: '',
    smtpUsername: '',
    sendsInvoices: true,
  });
});
