/** The titles of the seven tour steps, in order. */
export const TOUR_TITLES = [
  'Welcome to Tarazu',
  'Your business at a glance',
  'How the months compare',
  'Quick Actions',
  'Notifications',
  'Every page, one list',
  'You are ready',
];
