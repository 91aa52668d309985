/** Every path of the specification's route table, the last of which is any other, and what its screen is called. */
export const HEADINGS = {
  '/': 'Dashboard',
  '/invoices': 'Invoice Management',
  '/sales': 'Sales Management',
  '/purchases': 'Purchase Management',
  '/inventory': 'Stock Management',
  '/accounting': 'Accounts & Vouchers',
  '/gst': 'GST Management',
  '/reports': 'Reports & Analytics',
  '/settings': 'Settings',
  '/financial-year': 'Financial Year Management',
  '/locations': 'Locations Management',
  '/login': 'Sign in',
  '/register': 'Registration',
  '/forgot-password': 'Forgot password',
  '/reset-password': 'Reset password',
  '/account': 'Account settings',
  '/no-such-page': '404',
};

export const ROUTES = Object.keys(HEADINGS);
