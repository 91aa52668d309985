import type { Profile } from '#domain/sample/profile.ts';

/** The first sample user, working at the first sample company. */
export const profile: Profile = {
  fullName: 'Asha Apte',
  email: 'asha@example.in',
  phone: '+91 98200 00001',
  company: 'Shree Tarang Traders',
  address: '14 Marol Industrial Estate, Andheri East, Mumbai 400059, Maharashtra',
};
