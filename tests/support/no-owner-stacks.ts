import * as react from 'react';

/**
 * Set up for every test in Chromium. For its warnings React's development build notes where each element is made, which
 * takes a sixth of the time of the tests; without that a warning only lacks the place.
 */
Object.assign(console, { createTask: undefined });
const internals: object = Reflect.get(react, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
// React notes no more once it has noted so many.
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Number.POSITIVE_INFINITY, set: () => {} });
