import * as react from 'react';

/**
 * Set up for every test in Chromium. React's development build notes where each element is made, for its warnings, and
 * how long each component takes, for the browser's developer tools. The first takes a sixth of the time of the tests,
 * the second a twentieth; without the first a warning only lacks the place.
 */
Object.assign(console, { createTask: undefined, timeStamp: undefined });
const internals: object = Reflect.get(react, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
// React notes no more once it has noted so many.
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Number.POSITIVE_INFINITY, set: () => {} });
