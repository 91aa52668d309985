/** Every path of the specification's route table, with its heading; the last one stands for any unknown path. */
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
