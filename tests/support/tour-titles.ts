/** What the seven steps of the tour are called, in their order. */
export const TOUR_TITLES = [
  'Welcome to Tarazu',
  'Your business at a glance',
  'How the months compare',
  'Quick Actions',
  'Notifications',
  'Every page, one list',
  'You are ready',
];
