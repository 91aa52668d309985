/** Every path of the specification's route table but the last, which is any other. */
export const ROUTES = [
  '/',
  '/invoices',
  '/sales',
  '/purchases',
  '/inventory',
  '/accounting',
  '/gst',
  '/reports',
  '/settings',
  '/financial-year',
  '/locations',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/account',
];
