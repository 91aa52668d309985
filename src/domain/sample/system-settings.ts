/**
 * The values of Settings › System. They last until the page is reloaded, and nothing depends on them (specification
 * §2).
 */
export type SystemSettings = Readonly<{
  /** Null until the user types; the field then shows the name of the first company. */
  organizationName: string | null;
  currency: (typeof CURRENCIES)[number];
  fiscalYearStart: (typeof FISCAL_YEAR_STARTS)[number];
  hasTwoFactor: boolean;
  hasEmailCode: boolean;
  hasSmsCode: boolean;
  codeExpiry: (typeof CODE_EXPIRIES)[number];
  maxAttempts: (typeof MOST_ATTEMPTS)[number];
  sessionTimeout: (typeof SESSION_TIMEOUTS)[number];
  isAudited: boolean;
  backupFrequency: (typeof BACKUP_FREQUENCIES)[number];
  smtpServer: string;
  smtpPort: string;
  smtpUsername: string;
  sendsInvoices: boolean;
}>;

export const CURRENCIES = ['INR', 'USD', 'EUR'] as const;
export const FISCAL_YEAR_STARTS = ['January', 'April', 'July'] as const;
export const CODE_EXPIRIES = ['1 minute', '5 minutes', '10 minutes', '15 minutes'] as const;
export const MOST_ATTEMPTS = ['3', '5', '10'] as const;
export const SESSION_TIMEOUTS = ['15 minutes', '30 minutes', '60 minutes'] as const;
export const BACKUP_FREQUENCIES = ['Hourly', 'Daily', 'Weekly'] as const;

/** The initial values (specification §9). */
export const DEFAULT_SETTINGS: SystemSettings = {
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
};
